import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { demoPage } from '../../../content/demo-page';
import { demoVideo } from '../../../content/demo-video';
import { pageHead } from '../../lib/page-head';
import { videoObject } from '../../lib/structured-data';
import { Demo } from '../../pages/demo';

export const Route = createFileRoute('/_site/demo')({
  head: () =>
    pageHead(
      {
        title: 'Watch the demo',
        description: demoPage.metaDescription,
        path: '/demo',
        jsonLd: [videoObject(demoVideo, '/demo', brand)],
      },
      brand,
    ),
  component: Demo,
});
