import { inflateSync } from 'node:zlib';

const headerLength = 44;
const entryLength = 20;
const sfntHeaderLength = 12;
const sfntEntryLength = 16;
const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * The TrueType or OpenType font in a WOFF 1.0 file (W3C Recommendation of 2012), which is the same
 * tables, each compressed by itself. Throws for any other file.
 */
export function fontInWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 file');
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = headerLength + index * entryLength;
    const start = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(at + 8));
    const length = woff.readUInt32BE(at + 12);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      table: packed.length < length ? inflateSync(packed) : packed,
    };
  });

  const directory = Buffer.alloc(sfntHeaderLength + count * sfntEntryLength);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  let offset = directory.length;
  entries.forEach(({ tag, checksum, table }, index) => {
    const at = sfntHeaderLength + index * sfntEntryLength;
    tag.copy(directory, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    offset += padded(table.length);
  });
  const tables = entries.map(({ table }) =>
    Buffer.concat([table, Buffer.alloc(padded(table.length) - table.length)]),
  );
  return Buffer.concat([directory, ...tables]);
}
