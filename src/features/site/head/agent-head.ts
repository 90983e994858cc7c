import type { brand as brands } from '#content/brand.ts';
import type { AgentPage } from '#content/schema.ts';
import { breadcrumbs } from './breadcrumbs';
import { pageHead } from '#src/lib/head/page-head.ts';
import { videoObject } from './structured-data';

/**
 * Returns the head of an agent's page (specification §12.19): name, description, and JSON-LD with a
 * Service, breadcrumbs, and the demo video if the page shows it.
 */
export function agentHead(
  page: AgentPage,
  brand: typeof brands,
  video: Parameters<typeof videoObject>[0],
) {
  const path = `/solutions/${page.slug}`;
  const service = {
    '@type': 'Service',
    name: page.name,
    serviceType: page.category,
    description: page.metaDescription,
    url: brand.siteUrl + path,
    provider: { '@type': 'Organization', name: brand.name, url: brand.siteUrl },
    areaServed: ['North America', 'Europe'],
    audience: { '@type': 'BusinessAudience', name: page.organizationType },
  };
  return pageHead(
    {
      title: page.name,
      description: page.metaDescription,
      path,
      jsonLd: [
        service,
        breadcrumbs(page.name, path, brand),
        ...(page.videoUrl ? [videoObject(video, path, brand)] : []),
      ],
    },
    brand,
  );
}
