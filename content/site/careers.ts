import { brand } from '../brand';
import type { Six, TitledText } from '../schema';

export const careers = {
  title: 'Work on the networks nobody notices.',
  lead: 'When our work goes well, a town sleeps through it. We hire people who like that kind of result.',
  reasonsHeading: 'Six reasons to join',
  reasons: [
    {
      title: 'Remote-first',
      description:
        'Work from anywhere across North America or Europe. We spend two weeks a year together in one place.',
    },
    {
      title: 'Equity',
      description:
        'Everyone owns part of the company. We explain the terms in plain numbers before you sign.',
    },
    {
      title: 'Health benefits',
      description:
        'We pay medical, dental and vision in full for you, and most of the cost for your family.',
    },
    {
      title: 'Unlimited PTO',
      description: 'Four weeks is the minimum. Your lead asks why if you take less.',
    },
    {
      title: 'Time on shift',
      description:
        'Spend a week each year with an operator, in a control room or a bucket truck, on us.',
    },
    {
      title: 'Pagers shared fairly',
      description: 'On call one week in eight. If a page wakes you, you take the next day off.',
    },
  ] satisfies Six<TitledText>,
  positions: {
    heading: 'Open Positions',
    none: 'There are no open positions yet.',
    text: 'Have you run a network, a crew or a help desk, and want to change how it’s done? Write to us anyway.',
    about: { label: 'About Midspan', href: '/about' },
    mail: { label: `Write to ${brand.mail.careers}`, href: `mailto:${brand.mail.careers}` },
  },
  metaDescription:
    'Work at Midspan: remote-first across North America or Europe, with equity, health benefits and time on shift with operators.',
} as const;
