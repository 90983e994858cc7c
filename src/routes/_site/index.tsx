import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { hero } from '../../../content/home';
import { pageHead } from '../../lib/page-head';
import { organization, webSite } from '../../lib/structured-data';
import { Home } from '../../pages/home';

export const Route = createFileRoute('/_site/')({
  head: () =>
    pageHead(
      {
        title: brand.tagline,
        description: hero.lead,
        path: '/',
        jsonLd: [organization(brand), webSite(brand)],
      },
      brand,
    ),
  component: Home,
});
