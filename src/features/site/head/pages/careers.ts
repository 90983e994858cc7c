import { careers } from '#content/site/careers.ts';
import { brand } from '#content/brand.ts';
import { breadcrumbs } from '../breadcrumbs';
import type { PageHead } from '#src/lib/head/page-head.ts';

const [title, path] = ['Careers', '/careers'];

export const head: PageHead = {
  title,
  description: careers.metaDescription,
  path,
  jsonLd: [breadcrumbs(title, path, brand)],
};
