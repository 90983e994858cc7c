import { about } from '#content/site/about.ts';
import { brand } from '#content/brand.ts';
import { breadcrumbs } from '../breadcrumbs';
import type { PageHead } from '#src/lib/head/page-head.ts';

const [title, path] = ['About', '/about'];

export const head: PageHead = {
  title,
  description: about.metaDescription,
  path,
  jsonLd: [breadcrumbs(title, path, brand)],
};
