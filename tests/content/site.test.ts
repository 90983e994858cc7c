import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { about } from '#content/site/about.ts';
import { careers } from '#content/site/careers.ts';
import { industries } from '#content/summaries.built.ts';
import { timelineStages } from '#content/constants.ts';
import * as features from '#content/site/home-features.ts';
import { hero } from '#content/site/home-hero.ts';
import { solutions, testimonials, timeline } from '#content/site/home.ts';
import { integrations } from '#content/site/integrations.ts';
import { industries as answers, industrySlugs } from '#content/site/demo-request.ts';
import { forgotPassword } from '#content/site/sign-in.ts';

test('§4.1 solutions: the tabs are Operations and Workforce', () => {
  expect(Object.values(solutions.tabs).map(({ label }) => label)).toEqual([
    'Operations',
    'Workforce',
  ]);
});

test('§9.1 timeline: Today, Day 7, and Day 14 have a card with facts each', () => {
  expect(Object.keys(timeline.stages)).toEqual([...timelineStages]);
  const stages = Object.values(timeline.stages);
  expect(stages.map(({ label }) => label)).toEqual(['Today', 'Day 7', 'Day 14']);
  for (const { facts } of stages) expect([2, 3]).toContain(facts.length);
  expect(timeline.heading).toContain(`in ${['no', 'one', 'two', 'three'][stages.length]} steps`);
});

test('§2.13 features: five cells by name, in order', () => {
  const { featuresSection: _heading, ...cells } = features;
  const order = [
    cells.agenticWorkflows,
    cells.ossBssIntegrations,
    cells.outageDetection,
    cells.voiceAi,
    cells.documentIntelligence,
  ];
  expect(Object.keys(cells)).toHaveLength(order.length);
  expect(order.map(({ title }) => title)).toEqual([
    'Agentic workflows via MCP',
    'OSS/BSS integrations',
    'Outage detection',
    'Voice AI',
    'Document intelligence',
  ]);
});

test('§9.4 testimonials: four from different roles, marked as samples', () => {
  expect(testimonials.items).toHaveLength(4);
  expect(new Set(testimonials.items.map(({ role }) => role)).size).toBe(4);
  expect(testimonials.note).toBe('Illustrative');
});

test('§1.10 logos: billing, HR, network equipment, and monitoring', () => {
  expect(integrations.groups.map(({ label }) => label)).toEqual([
    'Billing',
    'HR',
    'Network equipment',
    'Monitoring',
  ]);
});

const wordmarks = [...integrations.groups.flatMap(({ marks }) => marks), ...about.team.employers];

test.each(wordmarks)(
  '§1.10 logos: $name has a symbol in currentColor with the stated aspect ratio',
  ({ mark, width }) => {
    const file = resolve(import.meta.dirname, '../../src/public/logos.svg');
    const [, svg = ''] = readFileSync(file, 'utf8').split(`<symbol id="${mark}" `);
    expect(svg).toMatch(new RegExp(`^viewBox="0 0 ${width} 22" fill="currentColor">`));
    expect(svg.split('</symbol>')[0]).not.toMatch(/(fill|stroke)="(?!currentColor)/);
  },
);

test('§2.46 about: six prior employers and the four named values', () => {
  expect(about.team.employers).toHaveLength(6);
  expect(about.values.map(({ title }) => title)).toEqual([
    'Infrastructure First',
    'Speed to Value',
    'Operator Obsessed',
    'Security by Design',
  ]);
});

test('§2.48 careers: six reasons, including the four specified ones', () => {
  expect(careers.reasons).toHaveLength(6);
  const text = careers.reasons.map(({ title, description }) => `${title} ${description}`).join(' ');
  expect(text).toMatch(/Remote-first.*North America or Europe/);
  for (const reason of ['Equity', 'Health benefits', 'Unlimited PTO']) {
    expect(text).toContain(reason);
  }
});

test('§12.45 forgotten password: the confirmation does not reveal whether an account exists', () => {
  expect(forgotPassword.confirmation.text).toMatch(/^If an account/);
});

test('§2.9 home: the headline has at most seven words', () => {
  expect(hero.headline.split(' ').length).toBeLessThanOrEqual(7);
});

test('§2.70 thank-you page: every industry of the form except Other has a page', () => {
  const slugs = new Set(industries.map(({ slug }) => slug));
  for (const answer of answers)
    expect(slugs.has(industrySlugs[answer] ?? ''), answer).toBe(answer !== 'Other');
});
