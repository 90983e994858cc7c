import { careers } from '../../../content/careers';
import { brand } from '../../../content/brand';
import { breadcrumbs } from '../../lib/breadcrumbs';
import type { PageHead } from '../../lib/page-head';

const [title, path] = ['Careers', '/careers'];

export const head: PageHead = {
  title,
  description: careers.metaDescription,
  path,
  jsonLd: [breadcrumbs(title, path, brand)],
};
