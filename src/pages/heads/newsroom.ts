import { newsroom } from '../../../content/newsroom';
import { brand } from '../../../content/brand';
import { breadcrumbs } from '../../lib/breadcrumbs';
import type { PageHead } from '../../lib/page-head';

const [title, path] = ['Newsroom', '/newsroom'];

export const head: PageHead = {
  title,
  description: newsroom.metaDescription,
  path,
  jsonLd: [breadcrumbs(title, path, brand)],
};
