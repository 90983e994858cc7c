import { brand } from '#content/brand.ts';
import { hero } from '#content/site/home-hero.ts';
import type { PageHead } from '#src/lib/head/page-head.ts';
import { faq } from '#content/site/faq.ts';
import { faqPage, organization, webSite } from '../structured-data';

export const head: PageHead = {
  title: brand.tagline,
  description: hero.lead,
  path: '/',
  jsonLd: [organization(brand), webSite(brand), faqPage(faq.questions)],
};
