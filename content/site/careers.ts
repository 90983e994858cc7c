import { brand } from '../brand';
import type { Six, TitledText } from '../schema';

export const careers = {
  title: 'Work on the part nobody sees.',
  lead: 'If it works, a town sleeps through it. We look for people who like that kind of result.',
  reasonsHeading: 'Six reasons to join',
  reasons: [
    {
      title: 'Remote-first',
      description:
        'Work from anywhere across North America or Europe, with two weeks a year in one place together.',
    },
    {
      title: 'Equity',
      description:
        'Everyone owns a part of the company, with the terms explained in plain numbers before you sign.',
    },
    {
      title: 'Health benefits',
      description:
        'Medical, dental and vision in full for you, and most of it for the people at your table.',
    },
    {
      title: 'Unlimited PTO',
      description: 'Four weeks are the floor, and your lead asks why if you take less.',
    },
    {
      title: 'Time on shift',
      description:
        'A week each year beside an operator, in a control room or a bucket truck, on our account.',
    },
    {
      title: 'Pagers shared fairly',
      description: 'On call one week in eight, with the next day off after a night that woke you.',
    },
  ] satisfies Six<TitledText>,
  positions: {
    heading: 'Open Positions',
    none: 'There are no open positions yet.',
    text: 'Write to us anyway if you have run a network, a crew or a help desk and want to change how it is done.',
    about: { label: 'About Midspan', href: '/about' },
    mail: { label: `Write to ${brand.mail.careers}`, href: `mailto:${brand.mail.careers}` },
  },
  metaDescription:
    'Work at Midspan: remote-first across North America or Europe, equity, health benefits and time on shift with operators.',
} as const;
