import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { privacyDescription } from '../../../content/privacy-head';
import { breadcrumbs } from '../../lib/breadcrumbs';
import { pageHead } from '../../lib/page-head';
import { Privacy } from '../../pages/privacy';

const [title, path] = ['Privacy', '/privacy'];

export const Route = createFileRoute('/_site/privacy')({
  head: () =>
    pageHead(
      {
        title,
        description: privacyDescription,
        path,
        jsonLd: [breadcrumbs(title, path, brand)],
      },
      brand,
    ),
  component: Privacy,
});
