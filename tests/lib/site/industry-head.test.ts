import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { industryHead } from '#src/features/site/head/industry-head.ts';
import { industryPages } from '#tests/content/pages.ts';

test('§12.19 head: an industry page’s title names its customers', () => {
  const titles = industryPages.map((page) => industryHead(page, brand).meta[0]?.['title']);
  const specified = [
    'AI agents for fiber ISPs · Midspan',
    'AI agents for carriers · Midspan',
    'AI agents for wireless · Midspan',
    'AI agents for utilities · Midspan',
    'AI agents for education · Midspan',
    'AI agents for healthcare · Midspan',
  ];
  expect(titles.filter((title) => specified.includes(String(title)))).toEqual(specified);
});

test.each(industryPages)(
  '§12.20 head: $slug is a Service with breadcrumbs and questions',
  (page) => {
    const { meta, links } = industryHead(page, brand);
    const url = `${brand.siteUrl}/customers/${page.slug}`;
    expect(links).toEqual([{ rel: 'canonical', href: url }]);
    const things = meta.flatMap((tag) => tag['script:ld+json'] ?? []);
    expect(things).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: String(meta.find(({ title }) => title)?.title).replace(' · Midspan', ''),
        serviceType: page.category,
        description: page.metaDescription,
        url,
        provider: { '@type': 'Organization', name: brand.name, url: brand.siteUrl },
        areaServed: ['North America', 'Europe'],
        audience: { '@type': 'BusinessAudience', name: page.shortName },
      },
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ position: 1, item: brand.siteUrl }),
          expect.objectContaining({ position: 2, item: url, name: page.shortName }),
        ],
      }),
      expect.objectContaining({ '@type': 'FAQPage' }),
    ]);
  },
);
