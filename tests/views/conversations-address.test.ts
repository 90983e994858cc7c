import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
  defaultFilter,
  filterOptions,
  type ConversationFilter,
} from '#content/workspace/conversation-filter.ts';
import { waitingWords, type WholeRange } from '#content/workspace/dashboard.ts';
import { periodLabels, sortLabels, statusLabels } from '#content/workspace/conversations.ts';
import {
  isDays,
  paramsOf,
  parseParams,
} from '#src/features/workspace/conversations/conversation-params.ts';
import { visitorOf } from '#src/features/workspace/sample/conversation.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { makeRouter } from '#src/entries/router.tsx';
import {
  countsOf,
  drilledDown,
  inOrder,
  narrowed,
} from '#src/features/workspace/conversations/conversation-order.ts';
import { ConversationSearch } from '#src/features/workspace/conversations/conversation-search.ts';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { periodOf } from '#src/features/workspace/dashboard/period.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
// Load on demand, which takes longer than the actions settle.
import '#src/features/workspace/conversations/OpenThread.tsx';
import '#src/features/workspace/conversations/conversation-filter/NoMatch.tsx';
import { domDriver } from '../models/dom-driver';
import { button, link, radio, type Driver } from '../models/driver';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const searchField = { role: 'searchbox', name: 'Search conversations' };
const sortField = { role: 'combobox', name: 'Sort' };
const periodField = { role: 'combobox', name: 'Period' };
const tabs = { role: 'group', name: 'Status' };
const pageHeading = { css: 'h1' };
const threadHeading = { css: '#open-conversation' };
const number = new Intl.NumberFormat('en-US');

function found({ query, status, sort, period, ...drillDown }: ConversationFilter) {
  const book = sampleBook('typical');
  const { timeZone } = sampleWorkspace.profile;
  const [start = '', end = ''] = period.split('..');
  const range = isDays(period) ? ({ range: 'custom', start, end } as const) : { range: period };
  const { from, to } =
    range.range === 'all' ? book.span : periodOf(range as WholeRange, sampleNow, timeZone);
  const rows = drilledDown(book.between(from, Math.min(to, sampleNow)), drillDown);
  const matching = new ConversationSearch(inOrder(rows, sort)).find(query);
  const isAnswered = ({ answered }: { answered: boolean }) => answered;
  return {
    list: narrowed(matching, { status, sort }, isAnswered),
    counts: countsOf(matching, isAnswered),
  };
}

const pathOf = (filter: ConversationFilter) => {
  const parts = Object.entries(paramsOf(filter, {}, defaultFilter));
  const entries = parts.filter((part): part is [string, string] => part[1] !== undefined);
  const search = new URLSearchParams(entries).toString();
  return `/conversations${search ? `?${search}` : ''}`;
};

/** Expects the controls, the list, its counts, and the address of a filter. */
async function expectFilter(driver: Driver, filter: ConversationFilter) {
  const { list, counts } = found(filter);
  for (const status of filterOptions.status) {
    const name = `${statusLabels[status]} ${number.format(counts[status])}`;
    await driver.expectVisible(radio(name, tabs), { checked: status === filter.status });
  }
  await driver.expectVisible(searchField, { value: filter.query });
  await driver.expectVisible(sortField, { value: filter.sort });
  await driver.expectVisible(periodField, { value: filter.period });
  await driver.expectVisible(
    { css: 'main p[role="status"]' },
    { text: new RegExp(`^${number.format(list.length)} `) },
  );
  await driver.expectVisible({ css: `main li[aria-posinset="1"] #conversation-${list[0]?.id}` });
  await driver.expectAddress(pathOf(filter));
}

test('conversations: status, order, and period round-trip through the address', async () => {
  const driver = domDriver();
  let filter = defaultFilter;
  await driver.open('/conversations');
  await expectFilter(driver, filter);
  filter = { ...filter, status: 'resolved' };
  await driver.click(radio(/^Resolved/, tabs));
  await expectFilter(driver, filter);
  filter = { ...filter, sort: 'oldest' };
  await driver.selectOption(sortField, sortLabels.oldest);
  await expectFilter(driver, filter);
  filter = { ...filter, period: '24h' };
  await driver.selectOption(periodField, periodLabels['24h']);
  await expectFilter(driver, filter);
  // The dashboard's custom range: in these days, one clock change and today.
  filter = { ...filter, period: '2026-10-30..2026-11-20' };
  await driver.navigate(pathOf(filter));
  await expectFilter(driver, filter);
  filter = { ...filter, period: defaultFilter.period };
  await driver.click(button('Remove the filter Oct 30, 2026 to Nov 20, 2026'));
  await expectFilter(driver, filter);
  await driver.expectVisible(pageHeading, { focused: true });
  filter = {
    ...filter,
    query: 'red',
    status: 'escalated',
    sort: 'oldest',
    period: '7d',
    question: 'Why is my ONT light red?',
    place: 'Cañon Springs, OR',
  };
  await driver.navigate(pathOf(filter));
  await expectFilter(driver, filter);
});

test('§2.120 conversations: a drill-down of the dashboard is a filter that a button removes', async () => {
  const driver = domDriver();
  await driver.open('/dashboard');
  const top = { role: 'region', name: 'Top questions' };
  const question = 'Is there an outage in my area?';
  await driver.click(link(question, top));
  const filter: ConversationFilter = { ...defaultFilter, question };
  await expectFilter(driver, filter);
  const [first] = found(filter).list;
  await driver.expectVisible(threadHeading, { text: visitorOf(first!) });
  await driver.click(button(`Remove the filter Question: ${question}`));
  await expectFilter(driver, defaultFilter);
  await driver.expectVisible(pageHeading, { focused: true });

  const lost: ConversationFilter = { ...defaultFilter, question, place: '<b>"Nowhere' };
  await driver.navigate(pathOf(lost));
  await driver.expectVisible({
    text: `No conversation about “${question}” in <b>"Nowhere in the last 30 days.`,
  });
  await driver.click(button('Remove the filter “Location: <b>"Nowhere”'));
  await expectFilter(driver, filter);
});

test('§2.112, §4.30 conversations: a search opens its first result once typing pauses, and each row shows a hit', async () => {
  const driver = domDriver();
  await driver.open('/conversations');
  let opened = found(defaultFilter).list[0]!;
  for (const query of ['is there an outage in my area', 'router', 'cedar install']) {
    const filter = { ...defaultFilter, query };
    const [first] = found(filter).list;
    expect(visitorOf(first!)).not.toBe(visitorOf(opened));
    await driver.focus(searchField);
    await driver.fill(searchField, query);
    await driver.expectVisible(threadHeading, { text: visitorOf(opened) });
    await driver.advanceTime(300);
    await expectFilter(driver, filter);
    await driver.expectVisible(threadHeading, { text: visitorOf(first!) });
    await driver.expectVisible(searchField, { focused: true });
    await driver.expectAbsent({ css: '[id^="conversation-"]:not(:has(mark))' });
    opened = first!;
  }
  await driver.click(button('Copy link'));
  await driver.pressKey('e');
  await driver.expectVisible({ text: 'Answered outside the chat. Reopen' });
  await driver.expectVisible(threadHeading, { text: visitorOf(opened) });
});

test('conversations: a link does not overwrite the search while the visitor types', async () => {
  const driver = domDriver();
  await driver.open('/conversations');
  await driver.fill(searchField, 'router');
  await driver.navigate('/conversations?q=red&status=resolved');
  await driver.expectVisible(searchField, { value: 'router' });
  await driver.advanceTime(300);
  await expectFilter(driver, { ...defaultFilter, query: 'router', status: 'resolved' });
});

test('§2.121 conversations: an empty list names the filters and offers to drop them', async () => {
  const driver = domDriver();
  const nothing = { ...defaultFilter, query: 'reset', status: 'pending', period: '24h' } as const;
  expect(found(nothing)).toMatchObject({ list: [] });
  const { all } = found(nothing).counts;
  expect(all).toBeGreaterThan(1);
  await driver.open(pathOf(nothing));
  await driver.expectVisible({
    text: `No pending conversation matches “reset”. ${all} match in All.`,
  });
  await driver.click(button(`Show all ${all}`));
  await expectFilter(driver, { ...nothing, status: 'all' });

  await driver.navigate('/conversations?q=no+such+words&period=7d');
  await driver.expectVisible({
    text: 'No conversation in the last 7 days matches “no such words”.',
  });
  await driver.click(button('Show “All 90 days”'));
  await driver.expectVisible({ text: 'No conversation matches “no such words”.' });
  await driver.expectAbsent(button('Show “All 90 days”'));
  await driver.click(button('Clear search'));
  await expectFilter(driver, { ...defaultFilter, period: 'all' });
});

test('conversations: an empty queue says that no visitor waits', async () => {
  const driver = domDriver();
  const answers = pendingIn(sampleBook('typical'), sampleNow, []).map(({ id }) => ({
    conversationId: id,
    draft: '',
    response: { text: 'Credited.', sentAt: '2026-11-20T23:59:59.000Z' },
  }));
  const workspace = writtenWorkspace({ ...sampleWorkspace, answers });
  await driver.open('/conversations?status=pending', { stored: { workspace } });
  await driver.expectVisible({ text: waitingWords.empty });
  await driver.expectVisible({ text: 'Select a conversation.' });
});

const { parseSearch, stringifySearch } = makeRouter().options;

test.each([
  '723421968459640832',
  '1e3',
  'true',
  '{"a":1}',
  '"quoted"',
  "o'brien & sons",
  'Überweg 5#2',
])('§12.12 conversations: the search %s is read and written unchanged', (text) => {
  for (const query of [`?q=${encodeURIComponent(text)}`, stringifySearch({ q: text })]) {
    const { q } = parseParams(parseSearch(query), filterOptions, defaultFilter);
    expect(q).toBe(text);
  }
});

test('conversations: any search round-trips through the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (text) => {
      fc.pre(text.trim() !== '' && text.length <= 200);
      const search = parseSearch(stringifySearch({ q: text }));
      expect(parseParams(search, filterOptions, defaultFilter).q).toBe(text);
    }),
  );
});

test('§2.119 conversations: a link written elsewhere searches for its number', async () => {
  const driver = domDriver();
  await driver.open('/conversations?q=723421968459640832');
  await driver.expectVisible(searchField, { value: '723421968459640832' });
  await driver.expectAddress('/conversations?q=723421968459640832');
});
