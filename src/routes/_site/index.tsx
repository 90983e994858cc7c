import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { hero } from '../../../content/home';
import { pageHead } from '../../lib/page-head';
import { Home } from '../../pages/home';

export const Route = createFileRoute('/_site/')({
  head: () =>
    pageHead(
      {
        title: brand.tagline,
        description: hero.lead,
        path: '/',
        jsonLd: [{ '@type': 'Organization', name: brand.name, url: brand.siteUrl }],
      },
      brand,
    ),
  component: Home,
});
