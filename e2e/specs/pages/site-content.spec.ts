import { about } from '#content/site/about.ts';
import { brand } from '#content/brand.ts';
import { demoPage } from '#content/site/demo-page.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import { newsroom } from '#content/site/newsroom.ts';
import { agentsFor } from '#e2e/support/pages/agents.ts';
import {
  builtDocument,
  hrefsOf,
  byName,
  labelsOf,
  textOf,
  textsOf,
  byText,
} from '#e2e/support/pages/built-document.ts';
import { expect, testWithoutPage } from '#e2e/support/browser/fixtures.ts';
import { companyPaths, industryPaths } from '#e2e/support/pages/site.ts';

const mainOf = (path: string) => builtDocument(path).querySelector('main')!;
const play = `Play video: ${demoVideo.title}`;

/** The options of the demo form's two selects (specification §3.2). */
const choices = {
  employeeCount: ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'],
  industry: [
    'Fiber ISP / Co-op',
    'Wireless / 5G Operator',
    'Municipal Broadband',
    'Electric Utility',
    'National Carrier',
    'Education & E-Rate',
    'Healthcare',
    'Other',
  ],
};

testWithoutPage('footer: it has five named lists with every link', () => {
  const footer = builtDocument('/').querySelector('footer')!;
  const lists: Record<string, readonly string[]> = {
    Operations: agentsFor('operations').map(({ slug }) => `/solutions/${slug}`),
    Workforce: agentsFor('workforce').map(({ slug }) => `/solutions/${slug}`),
    Customers: industryPaths,
    Company: companyPaths,
    'Get started': ['/book-demo', '/demo', '/sign-in'],
  };
  expect(labelsOf(footer, 'nav')).toEqual(Object.keys(lists));
  for (const [name, paths] of Object.entries(lists)) {
    const list = byName(footer, 'nav', name);
    expect(textsOf(list, 'h2')).toEqual([name]);
    expect(hrefsOf(list).filter((href) => paths.includes(href ?? ''))).toEqual(paths);
  }
  expect(textOf(footer)).toMatch(/© 20\d\d \S/);
  expect(textOf(footer)).toContain('provided “as is,” without warranty');
});

testWithoutPage('company pages: about, careers and newsroom have the specified content', () => {
  const main = mainOf('/about');
  expect(textOf(main)).toContain(about.hero.lead);
  const team = byName(main, 'section', about.team.heading);
  for (const paragraph of about.team.text) expect(textOf(team)).toContain(paragraph);
  expect(textOf(byName(main, 'section', 'Our mission'))).toContain(about.mission.text);
  const employers = labelsOf(team, '[role=img]');
  expect(employers).toEqual(about.team.employers.map(({ name }) => name));
  expect(textsOf(byName(main, 'ul', 'What we stand for'), 'h3')).toHaveLength(4);
  expect(hrefsOf(main, 'View Open Positions')).toEqual(['/careers']);
  expect(hrefsOf(main, 'Schedule a Demo')).toEqual(['/book-demo']);

  const careers = mainOf('/careers');
  const reasons = byName(careers, 'section', 'Six reasons to join');
  expect(textsOf(reasons, 'li')).toHaveLength(6);
  const positions = byName(careers, 'section', 'Open Positions');
  expect(textOf(positions)).toContain('There are no open positions yet.');
  expect(hrefsOf(positions)).toEqual(['/about', `mailto:${brand.mail.careers}`]);

  const news = mainOf('/newsroom');
  const podcast = byName(news, 'article', newsroom.podcast.title);
  expect(textOf(podcast)).toMatch(/^Podcast.*opens in a new tab/);
  const [link, ...otherLinks] = podcast.querySelectorAll('a');
  expect(otherLinks).toEqual([]);
  expect(link!.getAttribute('href')).toBe(brand.podcastUrl);
  expect(new URL(brand.podcastUrl).origin).not.toBe(brand.siteUrl);
  expect(link!.getAttribute('target')).toBe('_blank');
  expect(link!.getAttribute('rel')).toBe('noopener noreferrer');
  expect(hrefsOf(byName(news, 'section', 'Press contact'))).toEqual([`mailto:${brand.mail.press}`]);
});

testWithoutPage('demo page: it has the film, its four labels and the scheduling link', () => {
  const main = mainOf('/demo');
  expect(textsOf(main, 'h1')).toEqual([demoPage.title]);
  byName(main, 'button', play);
  expect(main.querySelector('iframe')).toBeNull();
  expect(textsOf(byName(main, 'section', demoPage.featuresHeading), 'button')).toEqual([
    'Outage Detection',
    'Router Diagnostics',
    'Customer Messaging',
    'Field Dispatch',
  ]);
  const talk = byText(main, 'a', 'Talk to the Team');
  expect(talk.getAttribute('href')).toBe(brand.schedulingUrl);
  expect(talk.getAttribute('target')).toBe('_blank');
  expect(talk.getAttribute('rel')).toContain('noopener');
});

testWithoutPage('demo form: it has its fields and options, all required except the website', () => {
  const form = mainOf('/book-demo').querySelector('form')!;
  const field = (name: string) => form.querySelector(`[name=${name}]`)!;
  expect(textsOf(form, 'label[for]')).toEqual([
    'First name',
    'Last name',
    'Work email',
    'WebsiteOptional',
    'Number of employees',
    'Industry',
  ]);
  const required = ['firstName', 'lastName', 'email', 'employeeCount', 'industry'];
  for (const name of required) expect(field(name).hasAttribute('required'), name).toBe(true);
  expect(field('website').hasAttribute('required')).toBe(false);
  expect(field('email').getAttribute('type')).toBe('email');
  for (const [name, options] of Object.entries(choices)) {
    expect(textsOf(field(name), 'option:not([value=""])')).toEqual(options);
    expect(field(name).querySelector('option')?.getAttribute('value')).toBe('');
  }
});

testWithoutPage(
  'booking pages: they promise a reply in 24 hours, a team member and an assessment',
  () => {
    for (const path of ['/book-demo', '/thank-you']) {
      const text = textOf(builtDocument(path).body);
      expect(text, path).toMatch(/within 24 hours/);
      for (const promise of ['A dedicated team member', 'A custom assessment'])
        expect(text, path).toContain(promise);
    }
  },
);

testWithoutPage(
  'account pages: sign-in has its fields and links, and sign-up links to a demo',
  () => {
    const main = mainOf('/sign-in');
    for (const name of ['Continue with Google', 'Sign in']) byText(main, 'button', name);
    for (const [label, type] of [
      ['Email', 'email'],
      ['Password', 'password'],
    ] as const) {
      const id = byText(main, 'label', label).getAttribute('for')!;
      expect(main.querySelector(`#${id}`)?.getAttribute('type')).toBe(type);
    }
    const box = byText(main, 'label', 'Remember me').querySelector('input[type=checkbox]')!;
    expect(box.hasAttribute('checked')).toBe(false);
    expect(hrefsOf(main, 'Forgot password?')).toEqual(['/forgot-password']);
    expect(hrefsOf(main, 'Sign up')).toEqual(['/sign-up']);
    const signUp = mainOf('/sign-up');
    expect(textsOf(signUp, 'h1')).toEqual(['Your account starts with a demo']);
    expect(hrefsOf(signUp, 'Book a Demo')).toEqual(['/book-demo']);
  },
);
