import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { privacy } from '../../../content/privacy';
import { breadcrumbs } from '../../lib/breadcrumbs';
import { pageHead } from '../../lib/page-head';
import { Privacy } from '../../pages/privacy';

const [title, path] = ['Privacy', '/privacy'];

export const Route = createFileRoute('/_site/privacy')({
  head: () =>
    pageHead(
      {
        title,
        description: privacy.metaDescription,
        path,
        jsonLd: [breadcrumbs(title, path, brand)],
      },
      brand,
    ),
  component: Privacy,
});
