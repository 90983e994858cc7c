/** A file in a ZIP archive. */
export type ZipEntry = { name: string; isLocked: boolean; data: Uint8Array; isDeflated: boolean };

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
/** The longest comment after the archive's last record, in bytes. */
const maxComment = 65_535;

/**
 * Returns the entries that the central directory of a ZIP archive lists, as readers see them, or
 * null if the directory is missing or cut off. Folders are separated by `/`.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const first = Math.max(0, end - maxComment);
  while (end >= first && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < first) return null;
  const entries: ZipEntry[] = [];
  try {
    let at = view.getUint32(end + 16, true);
    for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
      if (view.getUint32(at, true) !== entryMark) return null;
      const [nameSize, extraSize, commentSize] = [28, 30, 32].map((field) =>
        view.getUint16(at + field, true),
      ) as [number, number, number];
      const local = view.getUint32(at + 42, true);
      const start =
        local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      entries.push({
        // Old .NET libraries write backslashes.
        name: new TextDecoder()
          .decode(bytes.subarray(at + 46, at + 46 + nameSize))
          .replaceAll('\\', '/'),
        isLocked: (view.getUint16(at + 8, true) & 1) === 1,
        isDeflated: view.getUint16(at + 10, true) === 8,
        data: bytes.subarray(start, start + view.getUint32(at + 20, true)),
      });
      at += 46 + nameSize + extraSize + commentSize;
    }
  } catch {
    return null;
  }
  return entries;
}

/**
 * Returns the content of an entry. Rejects if it is damaged or larger than `limit` bytes: a small
 * archive can unpack to gigabytes.
 */
export async function unpacked({ data, isDeflated }: ZipEntry, limit: number): Promise<Uint8Array> {
  if (!isDeflated) return data;
  const source = new Blob([data as BlobPart]).stream();
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size <= limit) continue;
    await reader.cancel();
    throw new RangeError('The entry is too large.');
  }
  const content = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    content.set(part, at);
    at += part.length;
  }
  return content;
}
