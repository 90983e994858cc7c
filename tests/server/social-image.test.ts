import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '../../content/brand';
import { socialImageAsked, socialImageRenderer } from '../../src/server/social-image';
import { fontInWoff } from '../../src/server/woff';

const { resolve } = createRequire(import.meta.url);
const woffFile = resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff');

let folder: string;
let images: Awaited<ReturnType<typeof socialImageRenderer>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  images = await socialImageRenderer(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const svg = (family: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><text x="9" y="60" font-size="40" font-family="${family}">Hold 118</text></svg>`;
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('contracts §2: a page that names a picture has its name and heading put on it', () => {
  const html = `<title>R&amp;D · ${brand.name}</title><meta property="og:image" content="${brand.siteUrl}/og/a/b.png"/><h1 id="x"><span aria-hidden="true">1</span>Hold <em>the</em> line</h1>`;
  expect(socialImageAsked(html)).toEqual({
    file: 'og/a/b.png',
    name: 'R&D',
    heading: 'Hold the line',
  });
});

test('contracts §2: a page without a picture, or with another site’s, asks for none', () => {
  expect(socialImageAsked('<title>A</title>')).toBeNull();
  const foreign = '<meta property="og:image" content="https://elsewhere.example/a.png"/>';
  expect(socialImageAsked(foreign)).toBeNull();
});

test('social image: the font in a WOFF file comes out whole, every table with its checksum', async () => {
  const font = fontInWoff(await readFile(woffFile));
  const count = font.readUInt16BE(4);
  expect(count).toBeGreaterThan(8);
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16;
    const [checksum, offset, length] = [4, 8, 12].map((by) => font.readUInt32BE(at + by));
    const tag = font.toString('latin1', at, at + 4);
    let sum = 0;
    for (let i = offset!; i < offset! + length!; i += 4) {
      // The head table's own adjustment is not part of its sum.
      if (!(tag === 'head' && i === offset! + 8)) sum = (sum + font.readUInt32BE(i)) >>> 0;
    }
    expect(sum, tag).toBe(checksum);
  }
});

test('social image: what is no WOFF file is refused', () => {
  expect(() => fontInWoff(Buffer.from('wOF2 and more than that'))).toThrow('not a WOFF 1.0 file');
});

test('social image: text is drawn in the fonts that are asked for, the same each time', () => {
  const [text, mono] = ['Instrument Sans SemiBold', 'Sometype Mono Medium'].map(svg);
  const pictures = [text!, mono!, text!].map((picture) => hash(images.png(picture)));
  expect(pictures[0]).toBe(pictures[2]);
  expect(pictures[0]).not.toBe(pictures[1]);
});

test('social image: a longer text is wider', () => {
  expect(images.widthOf('line')).toBeGreaterThan(100);
  expect(images.widthOf('the line')).toBeGreaterThan(images.widthOf('line') + 100);
});
