import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { breadcrumbs } from '#src/features/site/head/breadcrumbs.ts';
import {
  faqPage,
  organization,
  videoObject,
  webSite,
} from '#src/features/site/head/structured-data.ts';

test('§12.20 head: the organization has its names, logo, and mail address', () => {
  expect(organization(brand)).toEqual({
    '@type': 'Organization',
    '@id': 'https://midspan.example/#organization',
    name: brand.name,
    legalName: brand.legalName,
    url: 'https://midspan.example',
    logo: 'https://midspan.example/icon-512.png',
    description: brand.description,
    email: brand.mail.info,
  });
});

test('§12.20 head: the site’s publisher is the organization', () => {
  expect(webSite(brand)).toEqual({
    '@type': 'WebSite',
    '@id': 'https://midspan.example/#website',
    name: brand.name,
    url: 'https://midspan.example',
    description: brand.description,
    inLanguage: 'en',
    publisher: { '@id': organization(brand)['@id'] },
  });
});

test('§12.20 head: a video has a thumbnail, a date, a duration in seconds, and its page', () => {
  const film = {
    title: 'Outage response',
    description: 'An outage from cut to repair.',
    seconds: 94,
    published: '2026-11-02',
    filmPath: '/film/outage-response.html',
  };
  expect(videoObject(film, '/demo', brand)).toEqual({
    '@type': 'VideoObject',
    name: 'Outage response',
    description: 'An outage from cut to repair.',
    thumbnailUrl: 'https://midspan.example/og/demo.png',
    uploadDate: '2026-11-02T00:00:00Z',
    duration: 'PT94S',
    embedUrl: 'https://midspan.example/film/outage-response.html',
    isPartOf: { '@type': 'WebPage', url: 'https://midspan.example/demo' },
  });
});

test('§12.20 head: a page below the home page has breadcrumbs', () => {
  expect(breadcrumbs('About', '/about', brand)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Midspan', item: 'https://midspan.example' },
      { '@type': 'ListItem', position: 2, name: 'About', item: 'https://midspan.example/about' },
    ],
  });
});

test('§12.20 head: each question has its accepted answer', () => {
  expect(faqPage([{ question: 'How long?', answer: 'Two weeks.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How long?',
        acceptedAnswer: { '@type': 'Answer', text: 'Two weeks.' },
      },
    ],
  });
});
