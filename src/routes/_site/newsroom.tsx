import { createFileRoute } from '@tanstack/react-router';
import { newsroom } from '../../../content/newsroom';
import { brand } from '../../../content/brand';
import { breadcrumbs } from '../../lib/breadcrumbs';
import { pageHead } from '../../lib/page-head';
import { Newsroom } from '../../pages/newsroom';

const [title, path] = ['Newsroom', '/newsroom'];

export const Route = createFileRoute('/_site/newsroom')({
  head: () =>
    pageHead(
      {
        title,
        description: newsroom.metaDescription,
        path,
        jsonLd: [breadcrumbs(title, path, brand)],
      },
      brand,
    ),
  component: Newsroom,
});
