import { brand } from '../../../content/brand';
import { demoPage } from '../../../content/demo-page';
import { demoVideo } from '../../../content/demo-video';
import type { PageHead } from '../../lib/page-head';
import { videoObject } from '../../lib/structured-data';

export const head: PageHead = {
  title: 'Watch the demo',
  description: demoPage.metaDescription,
  path: '/demo',
  jsonLd: [videoObject(demoVideo, '/demo', brand)],
};
