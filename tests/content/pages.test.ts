import { describe, expect, test } from 'vitest';
import { agents } from '#content/summaries.built.ts';
import { agentPages, industryPages } from './pages';

const outageDetection = 'AI-powered outage detection';

describe.each(agentPages)('$name', (page) => {
  test('§9.5 agent pages: six capabilities and eight benefits', () => {
    expect(page.capabilities).toHaveLength(6);
    expect(page.benefits).toHaveLength(8);
  });

  test('§2.20 agent pages: three autonomous actions and three that need approval', () => {
    expect(page.actsAlone).toHaveLength(3);
    expect(page.asksFirst).toHaveLength(3);
    for (const line of page.asksFirst) expect(line).toMatch(/^Before /);
  });

  test('§3.1 agent page content: a title, a subtitle, and two or three paragraphs', () => {
    expect(page.title.length).toBeGreaterThan(15);
    expect(page.subtitle.length).toBeGreaterThan(page.title.length);
    expect([2, 3]).toContain(page.overview.length);
  });

  test('§12.19 description: its length suits a search result', () => {
    expect(page.metaDescription.length).toBeGreaterThanOrEqual(70);
    expect(page.metaDescription.length).toBeLessThanOrEqual(160);
  });

  test('§2.25 agent pages: the console tells one story in order of time', () => {
    if (page.console.kind === 'map') return;
    const { console: picture } = page;
    // One line at 1024 px, where the console is narrowest.
    expect(`${page.name} / ${picture.title}`.length).toBeLessThanOrEqual(43);
    const times = picture.feed.map(({ time }) => time);
    expect(times).toEqual([...times].sort());
    expect(picture.clock >= (times.at(-1) ?? '')).toBe(true);
    expect(picture.description.length).toBeGreaterThan(60);
    if (picture.kind === 'answer') {
      const numbers = picture.citations.map(({ number }) => number);
      expect(new Set(picture.answer.flatMap(({ cites }) => cites))).toEqual(new Set(numbers));
    }
    if (picture.kind === 'progress') {
      for (const { done, total } of picture.rows) expect(done).toBeLessThanOrEqual(total);
    }
    if (picture.kind === 'pulse') {
      for (const team of picture.teams) {
        expect(team.means).toHaveLength(picture.weeks.length);
        expect(team.answered).toBeLessThanOrEqual(team.of);
        expect(team.answered).toBeGreaterThanOrEqual(5);
      }
    }
  });
});

test('§2.23 agent pages: only NetworkOS has a demo video', () => {
  expect(agentPages.filter(({ videoUrl }) => videoUrl).map(({ name }) => name)).toEqual([
    'NetworkOS',
  ]);
});

describe.each(industryPages)('$shortName', (page) => {
  test('§2.27 industry pages: four challenges and six results', () => {
    expect(page.challenges).toHaveLength(4);
    expect(page.results).toHaveLength(6);
  });

  test('§2.27 industry pages: solutions for operations and the workforce, with benefits', () => {
    expect(page.solutions.length).toBeGreaterThanOrEqual(2);
    expect(page.workforceSolutions.length).toBeGreaterThanOrEqual(2);
    for (const { benefits } of [...page.solutions, ...page.workforceSolutions]) {
      expect(benefits.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('§2.27 industry content: each solution has the strand of an agent in its column', () => {
    const group = new Map(agents.map((agent) => [agent.slug, agent.group]));
    for (const { icon } of page.solutions) expect(group.get(icon)).toBe('operations');
    for (const { icon } of page.workforceSolutions) expect(group.get(icon)).toBe('workforce');
  });

  test('§3.1 industry content: paragraphs, a text alternative, and a description of suitable length', () => {
    expect([2, 3]).toContain(page.overview.length);
    expect(page.imagePlaceholder.length).toBeGreaterThan(60);
    expect(page.metaDescription.length).toBeGreaterThanOrEqual(70);
    expect(page.metaDescription.length).toBeLessThanOrEqual(160);
  });
});

describe.each(industryPages)('$shortName', ({ night, results, solutions }) => {
  const { steps, comparison } = night;

  test('§2.29 night: five to seven steps in order of time', () => {
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(steps.length).toBeLessThanOrEqual(7);
    const times = steps.map(({ time }) => time);
    for (const time of times) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    expect(times).toEqual([...new Set(times)].sort());
  });

  test('§2.29 night: agents of the page act, and a person approves once', () => {
    const names = new Map(agents.map(({ name, slug }) => [name, slug]));
    const slugs = solutions.map(({ icon }) => icon);
    const actors = steps.filter(({ who }) => names.has(who));
    expect(actors).toHaveLength(steps.length - 1);
    expect(actors.filter(({ who }) => !slugs.includes(names.get(who)!))).toEqual([]);
  });

  test('§2.30 night: each compared figure is a claim of the page', () => {
    const claimIds = results.map(({ claim }) => claim);
    expect(comparison.filter(({ claim }) => !claimIds.includes(claim))).toEqual([]);
    expect(new Set(comparison.map(({ claim }) => claim)).size).toBe(comparison.length);
  });
});

test('§1.9 outage detection: only utilities and healthcare list it', () => {
  const six = ['fiber-isps', 'carriers', 'wireless', 'utilities', 'education', 'healthcare'];
  const listed = industryPages
    .filter(({ solutions }) => solutions.some(({ title }) => title === outageDetection))
    .map(({ slug }) => slug);
  expect(listed.filter((slug) => six.includes(slug))).toEqual(['utilities', 'healthcare']);
});
