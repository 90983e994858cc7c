import { brand } from '#content/brand.ts';
import { privacy } from '#content/site/privacy.ts';
import { breadcrumbs } from '../breadcrumbs';
import type { PageHead } from '#src/lib/head/page-head.ts';

const [title, path] = ['Privacy', '/privacy'];

export const head: PageHead = {
  title,
  description: privacy.metaDescription,
  path,
  jsonLd: [breadcrumbs(title, path, brand)],
};
