import { thankYou } from '../../../content/book-demo';
import type { PageHead } from '../../lib/page-head';

export const head: PageHead = {
  title: 'Thank you',
  description: thankYou.lead,
  path: '/thank-you',
  noindex: true,
};
