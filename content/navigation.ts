import { agents, industries } from './summaries.built';
import type { NavLink } from './schema';
import { signInLink } from './site/sign-in-link';

export type MenuId = 'solutions' | 'customers' | 'company';
export type MenuItem = NavLink & { line?: string; strand?: number };
export type MenuGroup = { heading?: string; items: MenuItem[] };
export type Menu = { id: MenuId; label: string; groups: MenuGroup[] };

const agentItems = (group: 'operations' | 'workforce'): MenuItem[] =>
  agents
    .filter((agent) => agent.group === group)
    .map(({ name, slug, line, strand }) => ({
      label: name,
      href: `/solutions/${slug}`,
      line,
      strand,
    }));

const industryItems = (category: 'Telecommunications' | 'Infrastructure & Services'): MenuItem[] =>
  industries
    .filter((industry) => industry.category === category)
    .map(({ shortName, slug, line }) => ({ label: shortName, href: `/customers/${slug}`, line }));

const company: MenuItem[] = [
  { label: 'About', href: '/about', line: 'Our mission, values and team.' },
  { label: 'Careers', href: '/careers', line: 'Work from anywhere in North America or Europe.' },
  { label: 'Newsroom', href: '/newsroom', line: 'News, talks and press contact.' },
];

/** The header's three menus (specification §2.5). */
export const menus: Menu[] = [
  {
    id: 'solutions',
    label: 'Solutions',
    groups: [
      { heading: 'For Your Operations', items: agentItems('operations') },
      { heading: 'For Your Workforce', items: agentItems('workforce') },
    ],
  },
  {
    id: 'customers',
    label: 'Customers',
    groups: [
      { heading: 'Telecommunications', items: industryItems('Telecommunications') },
      { heading: 'Infrastructure & Services', items: industryItems('Infrastructure & Services') },
    ],
  },
  { id: 'company', label: 'Company', groups: [{ items: company }] },
];

/** The links of the not-found page: the demo, and the first page of each menu. */
export const topLinks: MenuItem[] = [
  { label: 'Watch the demo', href: '/demo', line: 'One fiber cut, from alarm to crew.' },
  ...menus.flatMap(({ groups }) => groups.slice(0, 1).flatMap(({ items }) => items.slice(0, 1))),
];

export type FooterColumn = { heading: string; links: NavLink[] };

/** The footer's five columns (specification §13.5). */
export const footerColumns: FooterColumn[] = [
  { heading: 'Operations', links: agentItems('operations') },
  { heading: 'Workforce', links: agentItems('workforce') },
  {
    heading: 'Customers',
    links: industries.map(({ shortName, slug }) => ({
      label: shortName,
      href: `/customers/${slug}`,
    })),
  },
  { heading: 'Company', links: company },
  {
    heading: 'Get started',
    links: [
      { label: 'Book a demo', href: '/book-demo' },
      { label: 'Watch the demo', href: '/demo' },
      signInLink,
    ],
  },
];

export const disclaimer =
  'Companies, quotes and logos are illustrative. This site is provided “as is,” without warranty. Figures marked “up to” are best results; others are typical. Neither is a guarantee.';

/** The footer's link to the privacy page. */
export const privacyLink: NavLink = { label: 'Privacy', href: '/privacy' };

/** The footer's link to the atlas, a separate app that needs a document load. */
export const atlasLink: NavLink = { label: 'State machines of this site', href: '/machines' };
