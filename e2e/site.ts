import { demoPage } from '../content/demo-page';
import { forgotPassword, signIn, signUp } from '../content/sign-in';
import { agents } from './agents';

type SitePage = { path: string; heading: RegExp | string; shell: 'site' | 'bare' };

/** Every page of the site that exists, each with its heading and its shell (contracts §2). */
export const pages: SitePage[] = [
  { path: '/', heading: /Hold the line while your crew sleeps\./, shell: 'site' },
  { path: '/demo', heading: demoPage.title, shell: 'site' },
  { path: '/sign-in', heading: signIn.title, shell: 'site' },
  { path: '/sign-up', heading: signUp.title, shell: 'site' },
  { path: '/forgot-password', heading: forgotPassword.title, shell: 'site' },
  { path: '/book-demo', heading: /^Book a demo$/, shell: 'bare' },
  { path: '/thank-you?sent=1', heading: /Thank you/, shell: 'bare' },
  ...agents.map(({ slug, title }): SitePage => ({
    path: `/solutions/${slug}`,
    heading: title,
    shell: 'site',
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
