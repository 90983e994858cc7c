import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';

/** Builds small documents as the programs that make them do. */
export const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
export const utf8 = (text: string) => new TextEncoder().encode(text);
export const joined = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** Returns the numbers as little-endian bytes, each of the given size. */
const little = (...fields: readonly (readonly [value: number, size: number])[]) =>
  Uint8Array.from(
    fields.flatMap(([value, size]) =>
      Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** index) & 255),
    ),
  );

type ZipOptions = { isLocked?: boolean; isStored?: boolean };

/** Returns a ZIP archive of the files, deflated, with its central directory. */
export function zip(files: Record<string, string>, { isLocked, isStored }: ZipOptions = {}) {
  let local = new Uint8Array();
  let directory = new Uint8Array();
  for (const [name, text] of Object.entries(files)) {
    const content = utf8(text);
    const data = isStored ? content : new Uint8Array(deflateRawSync(content));
    const fields = little(
      [20, 2],
      [isLocked ? 1 : 0, 2],
      [isStored ? 0 : 8, 2],
      [0, 8],
      [data.length, 4],
      [content.length, 4],
      [utf8(name).length, 2],
      [0, 2],
    );
    const offset = local.length;
    local = joined(local, latin('PK\x03\x04'), fields, utf8(name), data);
    const rest = little([0, 10], [offset, 4]);
    directory = joined(directory, latin('PK\x01\x02'), little([20, 2]), fields, rest, utf8(name));
  }
  const count = Object.keys(files).length;
  const end = little(
    [0, 4],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [local.length, 4],
    [0, 2],
  );
  return joined(local, directory, latin('PK\x05\x06'), end);
}

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const contentTypes = (part: string, type = mainType) =>
  `<?xml version="1.0"?><Types><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="${type}"/></Types>`;

/** Returns a Word document whose body is the given XML. */
export const docx = (body: string, part = 'word/document.xml', options: ZipOptions = {}) =>
  zip(
    {
      '[Content_Types].xml': contentTypes(part),
      '_rels/.rels': '<Relationships/>',
      [part]: `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    },
    options,
  );

const sector = 512;
const freeSector = 0xffffffff;

type Node = {
  name: string;
  type: number;
  next?: number;
  child?: number;
  start?: number;
  size?: number;
};

const directoryEntry = ({
  name,
  type,
  next = freeSector,
  child = freeSector,
  start = 0,
  size = 0,
}: Node) =>
  joined(
    little(...Array.from({ length: 32 }, (_, at) => [name.charCodeAt(at) || 0, 2] as const)),
    little([2 * name.length + 2, 2], [type, 1], [1, 1], [freeSector, 4], [next, 4], [child, 4]),
    little([0, 36], [start, 4], [size, 8]),
  );

/**
 * Returns an OLE compound file with the streams at its top level, of 4,096 bytes that begin with
 * `head`.
 */
export function compoundFile(names: readonly string[], head: Uint8Array) {
  const streamSectors = 8;
  const nodes: Node[] = [
    { name: 'Root Entry', type: 5, child: 1 },
    ...names.map((name, index) => ({
      name,
      type: 2,
      start: 3 + streamSectors * index,
      size: 4096,
      next: index + 2 <= names.length ? index + 2 : freeSector,
    })),
  ];
  const directory = joined(...nodes.map(directoryEntry));
  // Sector 0 is the allocation table; the directory takes sectors 1 and 2.
  const table = [0xfffffffd, 2, 0xfffffffe];
  for (const _ of names)
    for (let count = 0; count < streamSectors; count += 1)
      table.push(count < streamSectors - 1 ? table.length + 1 : 0xfffffffe);
  while (table.length < sector / 4) table.push(freeSector);
  const padded = (bytes: Uint8Array, size: number) =>
    joined(bytes, new Uint8Array(size - bytes.length));
  const header = joined(
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    little([0, 16], [0x3e, 2], [3, 2], [0xfffe, 2], [9, 2], [6, 2], [0, 10], [1, 4], [1, 4]),
    little([0, 4], [4096, 4], [0xfffffffe, 4], [0, 4], [0xfffffffe, 4], [0, 4], [0, 4]),
    little(...Array.from({ length: 108 }, () => [freeSector, 4] as const)),
  );
  const stream = padded(head, 4096);
  return joined(
    header,
    little(...table.map((value) => [value, 4] as const)),
    padded(directory, 2 * sector),
    ...names.map(() => stream),
  );
}

/** Returns the start of a WordDocument stream (MS-DOC FIB), with the flag fEncrypted or not. */
export const wordHead = (isLocked = false) =>
  little([0xa5ec, 2], [0xc1, 2], [0, 6], [isLocked ? 0x0100 : 0, 2]);

/** Returns a PDF with a page per text; an empty text makes a page with a rectangle only. */
export function pdf(texts: readonly string[], before = '', encryption = '') {
  const pages = texts.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages}] /Count ${texts.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, index) => {
      const drawn = text ? `BT /F1 12 Tf 72 700 Td (${text}) Tj ET` : '72 72 100 100 re f';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let file = `${before}%PDF-1.4\n`;
  const offsets = objects.map((object, index) => {
    const offset = file.length - before.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length - before.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${encryption}>>\nstartxref\n${table}\n%%EOF\n`;
  return latin(file);
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (first: number, second: number) => {
    [state[first & 255], state[second & 255]] = [at(second), at(first)];
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  j = 0;
  return data.map((byte, index) => {
    const i = (index + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  });
}

const padding = Uint8Array.from(
  Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex'),
);
const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;

/** Returns a PDF encrypted with RC4 (ISO 32000-1, 7.6.3) that opens only with a password, or freely. */
export function encryptedPdf(opensFreely: boolean) {
  const owner = new Uint8Array(32).fill(7);
  const id = latin('0123456789abcdef');
  const permissions = Uint8Array.of(0xfc, 0xff, 0xff, 0xff);
  const key = createHash('md5')
    .update(joined(padding, owner, permissions, id))
    .digest();
  const user = opensFreely ? rc4(key.subarray(0, 5), padding) : owner;
  return pdf(
    [''],
    '',
    `/ID [${hex(id)} ${hex(id)}] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P -4 >> `,
  );
}
