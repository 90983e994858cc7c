import { expect, test } from 'vitest';
import { claims, figureOf, type ClaimId } from '#content/claims.ts';
import { claimStrip } from '#content/site/home.ts';
import { agentPages, industryPages } from './pages';

const sources = import.meta.glob<string>(['../../content/**/*.ts', '!../../content/sample/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const named = (list: readonly { claim?: ClaimId }[]) => list.flatMap(({ claim }) => claim ?? []);

test('§9.13 claims: every figure and range matches the specification', () => {
  const written = Object.values(claims).map(({ figure, label }) => `${figure} ${label}`);
  expect(written).toEqual([
    '14 days from kickoff to go-live',
    '30–40% lower mean time to repair (MTTR)',
    'Halved mean time to repair (MTTR)',
    'Up to 90% fewer false positives',
    'Up to 70% less downtime',
    '60% lower dispatch response time',
    '70% of customer issues resolved without a human',
    'Up to 60% lower support cost',
    '35% higher customer satisfaction (CSAT)',
    '40% fewer truck rolls',
    'Cut in half onboarding time',
    'Up to 40% fewer truck rolls at fiber ISPs',
    '60% of Tier 1 tickets automated',
    '99.9%+ uptime monitoring',
    '65% lower mean time to repair at fiber ISPs',
    '80% lower alert volume',
    '99.99% availability',
    '99.95% site availability',
    '99.97% grid availability',
    '45% shorter outages',
    '80% less E-Rate admin time',
    '99.99% uptime',
  ]);
});

test('§9.14 claims: content takes every figure from the claims', () => {
  const typed = Object.entries(sources).filter(
    ([path, source]) => !path.endsWith('/claims.ts') && /\d\s?(%|percent)/.test(source),
  );
  expect(typed.map(([path]) => path)).toEqual([]);
  expect(sources['../../content/claims.ts']?.match(/figure: '[^']+%/g)).toHaveLength(19);
});

test('§9.1 limits: content takes the 14 days and the 24 hours from the constants', () => {
  const typed = Object.entries(sources).filter(([, source]) =>
    /\b14 days|fourteen days|(?<!Last )\b24 hours|24-hour/i.test(source),
  );
  expect(typed.map(([path]) => path)).toEqual([]);
});

test.each(Object.entries(claims))(
  '§9.13 claims: %s states what is counted, over what period, and against which baseline',
  (_id, { how }) => {
    expect(how.split(/\s+/).length).toBeGreaterThanOrEqual(15);
    expect(how).toMatch(/days?\b|weeks?\b|months?\b|quarters?\b|year/);
    expect(how).toMatch(/\bagainst\b|kickoff/);
    expect(how).toMatch(/\.$/);
  },
);

test('§9.15 claims: an upper bound is marked as the best case', () => {
  for (const { figure, how } of Object.values(claims)) {
    if (figure.startsWith('Up to'))
      expect(how).toContain('This is the best result we have measured');
  }
});

test('§9.14 claims: each one appears on the home page or on its own page', () => {
  const claimIds = new Set([
    ...agentPages.flatMap(({ benefits }) => named(benefits)),
    ...industryPages.flatMap(({ results, headlineMetric }) => named([...results, headlineMetric])),
    ...(Object.keys(claims) as ClaimId[]).filter((id) =>
      claimStrip.items.some(({ how }) => how === claims[id].how),
    ),
  ]);
  expect(new Set(Object.keys(claims))).toEqual(claimIds);
});

test('§9.16 home claims: lower MTTR, resolved without humans, fewer truck rolls, days to live', () => {
  expect(claimStrip.items.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    '30–40% lower mean time to repair (MTTR)',
    '70% of customer issues resolved without a human',
    '40% fewer truck rolls',
    '14 days from kickoff to go-live',
  ]);
});

const industryClaims: [slug: string, ids: ClaimId[]][] = [
  ['fiber-isps', ['fiberTruckRolls', 'fiberTickets', 'fiberUptime', 'fiberMttr']],
  ['carriers', ['carrierAlerts', 'carrierAvailability']],
  ['wireless', ['wirelessAvailability']],
  ['utilities', ['utilityAvailability', 'utilityOutage']],
  ['education', ['educationErate']],
  ['healthcare', ['healthcareUptime']],
];

test.each(industryClaims)('§9.14 industry claims: %s shows only its own', (slug, claimIds) => {
  const page = industryPages.find((candidate) => candidate.slug === slug);
  const all = industryClaims.flatMap(([, ids]) => ids);
  expect(named(page?.results ?? []).filter((id) => all.includes(id))).toEqual(claimIds);
  expect(claimIds).toContain(page?.headlineMetric.claim);
});

test('§9.14 results: a metric is a claim’s figure or a plain fact', () => {
  expect(figureOf({ claim: 'utilityOutage', description: '' })).toBe('45%');
  expect(figureOf({ metric: '10 years', description: '' })).toBe('10 years');
});
