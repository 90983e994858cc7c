import { newsroom } from '#content/site/newsroom.ts';
import { brand } from '#content/brand.ts';
import { breadcrumbs } from '../breadcrumbs';
import type { PageHead } from '#src/lib/head/page-head.ts';

const [title, path] = ['Newsroom', '/newsroom'];

export const head: PageHead = {
  title,
  description: newsroom.metaDescription,
  path,
  jsonLd: [breadcrumbs(title, path, brand)],
};
