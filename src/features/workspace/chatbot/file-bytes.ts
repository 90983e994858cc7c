/** Options for progress and cancellation. */
export type Reading = {
  signal?: AbortSignal | undefined;
  /** Called with the number of bytes read so far. */
  onProgress?: ((loaded: number) => void) | undefined;
};

/**
 * Returns a file's bytes, read in chunks. Rejects if the file can no longer be read or `signal`
 * is aborted.
 */
export async function fileBytes(
  file: Pick<Blob, 'size' | 'stream'>,
  { signal, onProgress }: Reading = {},
) {
  const bytes = new Uint8Array(file.size);
  const reader = file.stream().getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    let loaded = 0;
    for (;;) {
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done) return bytes.subarray(0, loaded);
      bytes.set(value, loaded);
      loaded += value.length;
      onProgress?.(loaded);
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
