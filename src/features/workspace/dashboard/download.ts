type Deps = {
  document: Pick<Document, 'createElement'>;
  URL: { createObjectURL: (blob: Blob) => string; revokeObjectURL: (url: string) => void };
  setTimeout: (callback: () => void, ms: number) => unknown;
};

/** Browsers read the blob after the click handler has returned. */
const revokeDelayMs = 60_000;

/** Downloads `text` as a file; nothing is sent. */
export function downloadText(
  fileName: string,
  mediaType: string,
  text: string,
  deps: Deps = globalThis,
): void {
  const url = deps.URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  const link = deps.document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  deps.setTimeout(() => deps.URL.revokeObjectURL(url), revokeDelayMs);
}
