import { brand } from '#content/brand.ts';
import { demoPage } from '#content/site/demo-page.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import type { PageHead } from '#src/lib/head/page-head.ts';
import { videoObject } from '../structured-data';

export const head: PageHead = {
  title: 'Watch the demo',
  description: demoPage.metaDescription,
  path: '/demo',
  jsonLd: [videoObject(demoVideo, '/demo', brand)],
};
