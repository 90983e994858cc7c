import { brand } from '../../../content/brand';
import { hero } from '../../../content/home';
import type { PageHead } from '../../lib/page-head';
import { organization, webSite } from '../../lib/structured-data';

export const head: PageHead = {
  title: brand.tagline,
  description: hero.lead,
  path: '/',
  jsonLd: [organization(brand), webSite(brand)],
};
