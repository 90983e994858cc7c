import { brand } from '../brand';

export const newsroom = {
  title: 'News, talks and press contact.',
  lead: 'Our engineers explain how the agents work, on the record, for operators and journalists.',
  podcast: {
    tag: 'Podcast',
    title: 'The line between two poles',
    description:
      'A splicer and a software engineer walk through one fiber cut, hour by hour: what the alarms said, what the crew found, and which was right.',
    length: '48 min',
    link: { label: 'Listen to the episode', href: brand.podcastUrl },
    newTab: 'opens in a new tab',
  },
  press: {
    heading: 'Press contact',
    text: 'For interviews, figures and images. We answer journalists the same business day.',
    mail: { label: `Write to ${brand.mail.press}`, href: `mailto:${brand.mail.press}` },
  },
  metaDescription:
    'The Midspan newsroom: a podcast about one fiber cut, hour by hour, and our press contact.',
} as const;
