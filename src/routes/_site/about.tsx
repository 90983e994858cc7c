import { createFileRoute } from '@tanstack/react-router';
import { about } from '../../../content/about';
import { brand } from '../../../content/brand';
import { breadcrumbs } from '../../lib/breadcrumbs';
import { pageHead } from '../../lib/page-head';
import { About } from '../../pages/about';

const [title, path] = ['About', '/about'];

export const Route = createFileRoute('/_site/about')({
  head: () =>
    pageHead(
      {
        title,
        description: about.metaDescription,
        path,
        jsonLd: [breadcrumbs(title, path, brand)],
      },
      brand,
    ),
  component: About,
});
