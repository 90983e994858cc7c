import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { pageHead } from '#src/lib/head/page-head.ts';

const about = { title: 'About', description: 'The team behind it.', path: '/about' };

describe('page head', () => {
  it.each([
    ['/', 'https://midspan.example'],
    ['/about', 'https://midspan.example/about'],
    ['/about/', 'https://midspan.example/about'],
    ['/solutions/network-os?a=1#demo-video', 'https://midspan.example/solutions/network-os'],
  ])('§12.19 head: the canonical address of %s is %s', (path, href) => {
    const { links, meta } = pageHead({ ...about, path }, brand);
    expect(links).toEqual([{ rel: 'canonical', href }]);
    expect(meta).toContainEqual({ property: 'og:url', content: href });
  });

  it('§12.19 head: an indexed page has every tag for crawlers and link previews', () => {
    const image = 'https://midspan.example/og/about.png';
    expect(pageHead(about, brand)).toEqual({
      meta: [
        { title: 'About · Midspan' },
        { name: 'description', content: 'The team behind it.' },
        { name: 'robots', content: 'index, follow' },
        { property: 'og:type', content: 'website' },
        { property: 'og:site_name', content: 'Midspan' },
        { property: 'og:title', content: 'About · Midspan' },
        { property: 'og:description', content: 'The team behind it.' },
        { property: 'og:url', content: 'https://midspan.example/about' },
        { name: 'twitter:card', content: 'summary_large_image' },
        { name: 'twitter:title', content: 'About · Midspan' },
        { name: 'twitter:description', content: 'The team behind it.' },
        { property: 'og:image', content: image },
        { property: 'og:image:type', content: 'image/png' },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: 'About · Midspan' },
        { name: 'twitter:image', content: image },
        { name: 'twitter:image:alt', content: 'About · Midspan' },
      ],
      links: [{ rel: 'canonical', href: 'https://midspan.example/about' }],
    });
  });

  it('§12.21 head: only a page that opts out is noindex', () => {
    const robots = { name: 'robots', content: 'noindex' };
    expect(pageHead({ ...about, noindex: true }, brand).meta).toContainEqual(robots);
    expect(pageHead(about, brand).meta).not.toContainEqual(robots);
  });

  it('§12.20 head: JSON-LD goes to the router with its context', () => {
    const thing = { '@type': 'Organization', name: '</script>' };
    expect(pageHead({ ...about, jsonLd: [thing] }, brand).meta).toContainEqual({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    });
  });

  it.each([
    ['/', 'https://midspan.example/og/home.png'],
    ['/solutions/network-os', 'https://midspan.example/og/solutions/network-os.png'],
  ])('§12.23 head: an indexed page has an image: %s has %s', (path, content) => {
    const { meta } = pageHead({ ...about, path }, brand);
    expect(meta).toContainEqual({ property: 'og:image', content });
    expect(meta).toContainEqual({ name: 'twitter:image', content });
    expect(meta).toContainEqual({ property: 'og:image:alt', content: 'About · Midspan' });
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });

  it('§12.23 head: a page that is not indexed has no image', () => {
    const { meta } = pageHead({ ...about, noindex: true }, brand);
    expect(JSON.stringify(meta)).not.toContain('image');
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary' });
  });
});
