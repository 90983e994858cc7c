import { about } from '../../../content/about';
import { brand } from '../../../content/brand';
import { breadcrumbs } from '../../lib/breadcrumbs';
import type { PageHead } from '../../lib/page-head';

const [title, path] = ['About', '/about'];

export const head: PageHead = {
  title,
  description: about.metaDescription,
  path,
  jsonLd: [breadcrumbs(title, path, brand)],
};
