/** A stream at the top level of a compound file, and its first bytes. */
export type Stream = { name: string; head: Uint8Array };

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const none = 0xffffffff;
const entrySize = 128;
/** Smaller streams are stored elsewhere. */
const minStreamSize = 4096;

export const isCompoundFile = (bytes: Uint8Array) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Returns the streams and storages directly under the root of an OLE compound file, the format of
 * Office 97 to 2003 (MS-CFB), or null if its directory is damaged. It omits embedded
 * documents, which have their own storages.
 */
export function topStreams(bytes: Uint8Array): Stream[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const sectorSize = 1 << view.getUint16(30, true);
    if (sectorSize !== 512 && sectorSize !== 4096) return null;
    const offsetOf = (sector: number) => (sector + 1) * sectorSize;
    const slots = sectorSize / 4;

    // The header lists the first 109 sectors of the allocation table, a chain of sectors the rest.
    const tables = Array.from({ length: 109 }, (_, index) => view.getUint32(76 + 4 * index, true));
    let more = view.getUint32(68, true);
    for (let count = view.getUint32(72, true); count > 0 && more < none - 5; count -= 1) {
      for (let slot = 0; slot < slots - 1; slot += 1)
        tables.push(view.getUint32(offsetOf(more) + 4 * slot, true));
      more = view.getUint32(offsetOf(more) + sectorSize - 4, true);
    }
    const after = (sector: number) =>
      view.getUint32(
        offsetOf(tables[Math.floor(sector / slots)] ?? none) + 4 * (sector % slots),
        true,
      );

    const entries: number[] = [];
    const seen = new Set<number>();
    for (let at = view.getUint32(48, true); at < none - 5 && !seen.has(at); at = after(at)) {
      seen.add(at);
      for (let entry = 0; entry < sectorSize; entry += entrySize)
        entries.push(offsetOf(at) + entry);
    }

    const found: Stream[] = [];
    const pending = [view.getUint32((entries[0] ?? none) + 76, true)];
    const visited = new Set<number>();
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      const at = entries[id];
      if (at === undefined || visited.has(id)) continue;
      visited.add(id);
      const letters = Math.min(31, Math.max(0, view.getUint16(at + 64, true) / 2 - 1));
      const name = String.fromCharCode(
        ...Array.from({ length: letters }, (_, index) => view.getUint16(at + 2 * index, true)),
      );
      const isLong = view.getUint32(at + 120, true) >= minStreamSize;
      const start = isLong ? offsetOf(view.getUint32(at + 116, true)) : bytes.length;
      found.push({ name, head: bytes.subarray(start, start + 32) });
      pending.push(view.getUint32(at + 68, true), view.getUint32(at + 72, true));
    }
    return found;
  } catch {
    return null;
  }
}
