import type { brand as brands } from '../../content/brand';
import type { AgentPage } from '../../content/schema';
import { pageHead } from './page-head';
import { videoObject } from './structured-data';

/**
 * Returns the head of an agent's page (contracts §2): its name, its description, and as JSON-LD a
 * Service with its breadcrumbs, and the demo video where the page shows it.
 */
export function agentHead(
  page: AgentPage,
  brand: typeof brands,
  video: Parameters<typeof videoObject>[0],
) {
  const path = `/solutions/${page.slug}`;
  const url = brand.siteUrl + path;
  const service = {
    '@type': 'Service',
    name: page.name,
    serviceType: page.category,
    description: page.metaDescription,
    url,
    provider: { '@type': 'Organization', name: brand.name, url: brand.siteUrl },
    areaServed: ['North America', 'Europe'],
    audience: { '@type': 'BusinessAudience', name: page.organizationType },
  };
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: brand.siteUrl },
      { '@type': 'ListItem', position: 2, name: page.name, item: url },
    ],
  };
  return pageHead(
    {
      title: page.name,
      description: page.metaDescription,
      path,
      jsonLd: [service, breadcrumbs, ...(page.videoUrl ? [videoObject(video, path, brand)] : [])],
    },
    brand,
  );
}
