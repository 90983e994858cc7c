import { createFileRoute } from '@tanstack/react-router';
import { careers } from '../../../content/careers';
import { brand } from '../../../content/brand';
import { breadcrumbs } from '../../lib/breadcrumbs';
import { pageHead } from '../../lib/page-head';
import { Careers } from '../../pages/careers';

const [title, path] = ['Careers', '/careers'];

export const Route = createFileRoute('/_site/careers')({
  head: () =>
    pageHead(
      {
        title,
        description: careers.metaDescription,
        path,
        jsonLd: [breadcrumbs(title, path, brand)],
      },
      brand,
    ),
  component: Careers,
});
