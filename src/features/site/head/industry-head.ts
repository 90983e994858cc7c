import type { brand as brands } from '#content/brand.ts';
import { questionsWith } from '#content/site/faq.ts';
import type { IndustryPage } from '#content/schema.ts';
import { breadcrumbs } from './breadcrumbs';
import { faqPage } from './structured-data';
import { pageHead } from '#src/lib/head/page-head.ts';

/**
 * Returns the head of an industry's page (specification §12.19): name, description, and JSON-LD
 * with a Service for that audience and breadcrumbs.
 */
export function industryHead(page: IndustryPage, brand: typeof brands) {
  const path = `/customers/${page.slug}`;
  const title = `AI agents for ${page.shortName.replace(/^[A-Z](?=[a-z])/, (c) => c.toLowerCase())}`;
  const service = {
    '@type': 'Service',
    name: title,
    serviceType: page.category,
    description: page.metaDescription,
    url: brand.siteUrl + path,
    provider: { '@type': 'Organization', name: brand.name, url: brand.siteUrl },
    areaServed: ['North America', 'Europe'],
    audience: { '@type': 'BusinessAudience', name: page.shortName },
  };
  const jsonLd = [
    service,
    breadcrumbs(page.shortName, path, brand),
    // Crawlers read the prerendered page: other pages don't load the questions.
    ...(import.meta.env.SSR ? [faqPage(questionsWith(page.question))] : []),
  ];
  return pageHead({ title, description: page.metaDescription, path, jsonLd }, brand);
}
