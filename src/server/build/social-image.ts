import { join } from 'node:path';
import { brand } from '#content/brand.ts';

const fontFiles = ['instrument-sans-600', 'sometype-mono-500'].map((name) =>
  join(import.meta.dirname, `fonts/${name}.ttf`),
);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function textOf(markup: string): string {
  return markup
    .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([#\w]+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the file of the `og:image` that a page refers to, and the page name and heading to draw on
 * it. Returns null for a page without an image of this site.
 */
export function requestedSocialImage(html: string) {
  const address = /property="og:image" content="([^"]*)"/.exec(html)?.[1];
  if (!address?.startsWith(`${brand.siteUrl}/`)) return null;
  const title = textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
  const heading = textOf(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
  const name = title.replace(` · ${brand.name}`, '');
  return { file: address.slice(brand.siteUrl.length + 1), name, heading: heading || name };
}

/**
 * Returns a renderer from SVG to PNG with the site's fonts and without a browser. `widthOf` measures
 * text in px, in Instrument Sans 600 at 100 px.
 */
export async function socialImageRenderer() {
  const { Resvg } = await import('@resvg/resvg-js');
  const font = { loadSystemFonts: false, fontFiles };
  const widths = new Map<string, number>();
  const measure = (word: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-family="Instrument Sans SemiBold" font-size="100" letter-spacing="-2.8">${word.replace(/[&<]/g, 'm')}</text></svg>`;
    return new Resvg(svg, { font }).getBBox()?.width ?? 0;
  };
  return {
    widthOf: (text: string): number => {
      const width = widths.get(text) ?? measure(text);
      widths.set(text, width);
      return width;
    },
    /** Renders at a multiple of the picture's size. */
    png: (svg: string, zoom = 1): Buffer =>
      new Resvg(svg, { font, fitTo: { mode: 'zoom', value: zoom } }).render().asPng(),
  };
}
