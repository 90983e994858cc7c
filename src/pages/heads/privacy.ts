import { brand } from '../../../content/brand';
import { privacy } from '../../../content/privacy';
import { breadcrumbs } from '../../lib/breadcrumbs';
import type { PageHead } from '../../lib/page-head';

const [title, path] = ['Privacy', '/privacy'];

export const head: PageHead = {
  title,
  description: privacy.metaDescription,
  path,
  jsonLd: [breadcrumbs(title, path, brand)],
};
