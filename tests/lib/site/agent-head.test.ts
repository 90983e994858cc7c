import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import type { AgentPage } from '#content/schema.ts';
import { agentHead } from '#src/features/site/head/agent-head.ts';
import { agentPages } from '#tests/content/pages.ts';

const thingsIn = ({ meta }: ReturnType<typeof agentHead>) =>
  meta.flatMap((tag) => tag['script:ld+json'] ?? []);

test.each(agentPages)('§12.20 head: $slug is a Service with breadcrumbs', (page) => {
  const head = agentHead(page, brand, demoVideo);
  const url = `https://midspan.example/solutions/${page.slug}`;
  expect(head.meta).toContainEqual({ title: `${page.name} · Midspan` });
  expect(head.meta).toContainEqual({ name: 'description', content: page.metaDescription });
  expect(head.links).toEqual([{ rel: 'canonical', href: url }]);
  const [service, breadcrumbs] = thingsIn(head);
  expect(service).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: page.name,
    serviceType: page.category,
    description: page.metaDescription,
    url,
    provider: { '@type': 'Organization', name: 'Midspan', url: 'https://midspan.example' },
    areaServed: ['North America', 'Europe'],
    audience: { '@type': 'BusinessAudience', name: page.organizationType },
  });
  expect(breadcrumbs).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Midspan', item: 'https://midspan.example' },
      { '@type': 'ListItem', position: 2, name: page.name, item: url },
    ],
  });
});

test('§12.20 head: only pages that show the video describe it', () => {
  const { videoUrl: _, ...page } = agentPages[0]!;
  const things = (agentPage: AgentPage) => thingsIn(agentHead(agentPage, brand, demoVideo));
  expect(things(page)).toHaveLength(2);
  expect(things({ ...page, videoUrl: 'demo' })).toEqual([
    ...things(page),
    expect.objectContaining({ '@type': 'VideoObject', name: demoVideo.title }),
  ]);
});
