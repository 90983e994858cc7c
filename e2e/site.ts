import { about } from '../content/about';
import { careers } from '../content/careers';
import { demoPage } from '../content/demo-page';
import { newsroom } from '../content/newsroom';
import { privacy } from '../content/privacy';
import { forgotPassword, signIn, signUp } from '../content/sign-in';
import { agents } from './agents';
import { industries } from './industries';

type SitePage = { path: string; heading: RegExp | string };

/** The pages that the specification names (§2, contracts §2), each with its heading. */
export const pages: SitePage[] = [
  { path: '/', heading: /Hold the line while your crew sleeps\./ },
  { path: '/demo', heading: demoPage.title },
  { path: '/sign-in', heading: signIn.title },
  { path: '/sign-up', heading: signUp.title },
  { path: '/forgot-password', heading: forgotPassword.title },
  { path: '/book-demo', heading: /^Book a demo$/ },
  { path: '/thank-you?sent=1', heading: /Thank you/ },
  { path: '/about', heading: about.hero.title },
  { path: '/careers', heading: careers.title },
  { path: '/newsroom', heading: newsroom.title },
  { path: '/privacy', heading: privacy.title },
  ...agents.map(({ slug, title }): SitePage => ({ path: `/solutions/${slug}`, heading: title })),
  ...industries.map(({ slug, title }): SitePage => ({
    path: `/customers/${slug}`,
    heading: title,
  })),
];

export const agentPaths = [
  '/solutions/network-os',
  '/solutions/customer-os',
  '/solutions/field-os',
  '/solutions/standards-os',
  '/solutions/human-os-attract',
  '/solutions/human-os-onboard',
  '/solutions/human-os-engage',
];

export const industryPaths = [
  '/customers/fiber-isps',
  '/customers/carriers',
  '/customers/wireless',
  '/customers/utilities',
  '/customers/education',
  '/customers/healthcare',
];

export const companyPaths = ['/about', '/careers', '/newsroom'];

/** Legacy paths and where they live now, as the specification gives them (§2). */
export const legacyPaths: [from: string, to: string][] = [
  ['/solutions/network-monitoring', '/solutions/network-os'],
  ['/solutions/technical-support', '/solutions/customer-os'],
  ['/solutions/field-service', '/solutions/field-os'],
  ['/solutions/network-standards', '/solutions/standards-os'],
  ['/solutions/preboarding', '/solutions/human-os-attract'],
  ['/solutions/onboarding', '/solutions/human-os-onboard'],
  ['/solutions/employee-engagement', '/solutions/human-os-engage'],
];
