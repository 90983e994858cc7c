import { brand } from '../brand';

export const newsroom = {
  title: 'Talks, and an address for the press.',
  lead: 'Where our people explain what they do, at length and on the record.',
  podcast: {
    tag: 'Podcast',
    title: 'The line between two poles',
    description:
      'A splicer and a software engineer walk through one fiber cut, hour by hour: what the alarms said, what the crew found, and which of the two was right.',
    length: '48 min',
    link: { label: 'Listen to the episode', href: brand.podcastUrl },
    newTab: 'opens in a new tab',
  },
  press: {
    heading: 'Press contact',
    text: 'For interviews, figures and pictures. We answer journalists on the same working day.',
    mail: { label: `Write to ${brand.mail.press}`, href: `mailto:${brand.mail.press}` },
  },
  metaDescription:
    'The Midspan newsroom: a podcast on one fiber cut, hour by hour, and the press contact.',
} as const;
