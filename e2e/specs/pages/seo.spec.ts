import type { APIRequestContext } from 'playwright/test';
import { brand } from '#content/brand.ts';
import { expect, testWithoutPage as test } from '#e2e/support/browser/fixtures.ts';

/** Properties that search engines require of each type (schema.org and their documentation). */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  Service: ['name', 'description', 'provider', 'areaServed'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'embedUrl'],
};

type Thing = { '@context'?: string; '@type': string } & Record<string, unknown>;

async function indexed(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

function things(html: string): Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...blocks].map(([, json]) => JSON.parse(json!) as Thing);
}

function contentOf(html: string, name: string): string | undefined {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`);
  return tag.exec(html)?.[1];
}

/** Returns the width and height of a PNG from its first chunk. */
const pngSize = (bytes: Buffer) => {
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test('§12.23 seo: every indexed page has its own 1200 × 630 picture for shared links', async ({
  request,
}) => {
  const paths = await indexed(request);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/demo', '/sign-in', '/sign-up', '/forgot-password']),
  );
  const pictures = new Set<string>();
  for (const path of paths) {
    const html = await htmlOf(request, path);
    const picture = contentOf(html, 'og:image') ?? '';
    expect(picture, path).toMatch(new RegExp(`^${brand.siteUrl}/og/.+\\.png$`));
    expect(contentOf(html, 'twitter:image')).toBe(picture);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(html, 'og:image:alt')).toMatch(/\S/);
    const response = await request.get(new URL(picture).pathname);
    expect(response.headers()['content-type']).toBe('image/png');
    const size = pngSize(await response.body());
    expect(size, path).toEqual([1200, 630]);
    const declared = ['width', 'height'].map((side) => Number(contentOf(html, `og:image:${side}`)));
    expect(declared).toEqual(size);
    pictures.add(picture);
  }
  expect(pictures.size).toBe(paths.length);
});

test('§12.20 seo: all JSON-LD parses, has the required properties, and has valid URLs, dates and lists', async ({
  request,
}) => {
  const found = new Map<string, string[]>();
  for (const path of await indexed(request)) {
    for (const thing of things(await htmlOf(request, path))) {
      expect(thing['@context'], path).toBe('https://schema.org');
      const type = thing['@type'];
      expect(Object.keys(required), `${path}: ${type}`).toContain(type);
      for (const name of required[type]!)
        expect(thing[name], `${path}: ${type}.${name}`).toBeTruthy();
      found.set(type, [...(found.get(type) ?? []), path]);
      for (const name of ['url', 'logo', 'thumbnailUrl', 'embedUrl']) {
        const address = thing[name];
        if (typeof address !== 'string') continue;
        expect(address.startsWith(brand.siteUrl), `${path}: ${name} ${address}`).toBe(true);
        const response = await request.get(new URL(address).pathname);
        expect(response.status(), `${path}: ${name} ${address}`).toBe(200);
      }
      if (thing['@type'] === 'VideoObject') {
        expect(new Date(String(thing['uploadDate'])).toISOString()).toMatch(/^20/);
        expect(thing['duration']).toMatch(/^PT\d+S$/);
      }
      if (thing['@type'] === 'BreadcrumbList') {
        const items = thing['itemListElement'] as { position: number; item: string }[];
        expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
        expect(items.at(-1)?.item).toBe(brand.siteUrl + path);
      }
    }
  }
  expect(found.get('Organization')).toContain('/');
  expect(found.get('WebSite')).toEqual(['/']);
  expect(found.get('VideoObject')).toEqual(['/demo', '/solutions/network-os']);
});

test('§12.22 seo: the web manifest names the site, and its icons exist', async ({ request }) => {
  const html = await htmlOf(request, '/');
  const links = [
    ...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]*href="([^"]*)"/g),
  ];
  expect(links.map(([, rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  for (const [, , href] of links) expect((await request.get(href!)).status(), href).toBe(200);

  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({ name: brand.name, start_url: '/' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of manifest.icons) {
    const size = pngSize(await (await request.get(src)).body());
    expect(size.join('x')).toBe(sizes);
  }
});
