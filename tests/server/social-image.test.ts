import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { requestedSocialImage, socialImageRenderer } from '#src/server/build/social-image.ts';

let images: Awaited<ReturnType<typeof socialImageRenderer>>;
beforeAll(async () => {
  images = await socialImageRenderer();
});

const svg = (family: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><text x="9" y="60" font-size="40" font-family="${family}">Hold 118</text></svg>`;
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('§12.23: a page with a social image gets its name and heading on it', () => {
  const html = `<title>R&amp;D · ${brand.name}</title><meta property="og:image" content="${brand.siteUrl}/og/a/b.png"/><h1 id="x"><span aria-hidden="true">1</span>Hold <em>the</em> line</h1>`;
  expect(requestedSocialImage(html)).toEqual({
    file: 'og/a/b.png',
    name: 'R&D',
    heading: 'Hold the line',
  });
});

test('§12.23: a page without an image, or with another site’s, requests none', () => {
  expect(requestedSocialImage('<title>A</title>')).toBeNull();
  const foreign = '<meta property="og:image" content="https://elsewhere.example/a.png"/>';
  expect(requestedSocialImage(foreign)).toBeNull();
});

test('social image: text is drawn in the given fonts, deterministically', () => {
  const [text, mono] = ['Instrument Sans SemiBold', 'Sometype Mono Medium'].map(svg);
  const pictures = [text!, mono!, text!].map((picture) => hash(images.png(picture)));
  expect(pictures[0]).toBe(pictures[2]);
  expect(pictures[0]).not.toBe(pictures[1]);
});

test('social image: a longer text is wider', () => {
  expect(images.widthOf('line')).toBeGreaterThan(100);
  expect(images.widthOf('the line')).toBeGreaterThan(images.widthOf('line') + 100);
});
