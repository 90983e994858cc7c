import { afterEach, expect, test, vi } from 'vitest';
import {
  defaultFilter,
  filterOptions,
  type ConversationFilter,
} from '#content/workspace/conversation-filter.ts';
import {
  periodDays,
  periodLabels,
  sortLabels,
  statusLabels,
} from '#content/workspace/conversations.ts';
import { addressOf } from '#src/features/workspace/conversations/conversation-address.ts';
import {
  countsOf,
  inOrder,
  narrowed,
} from '#src/features/workspace/conversations/conversation-order.ts';
import { ConversationSearch } from '#src/features/workspace/conversations/conversation-search.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-desk.ts';
import { domHands } from '../models/dom-hands';
import { button, radio, type Hands } from '../models/hands';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const searchField = { role: 'searchbox', name: 'Search conversations' };
const sortField = { role: 'combobox', name: 'Sort' };
const periodField = { role: 'combobox', name: 'Period' };
const tabs = { role: 'group', name: 'Status' };
const number = new Intl.NumberFormat('en-US');

function found({ query, status, sort, period }: ConversationFilter) {
  const book = sampleBook('typical');
  const days = periodDays[period];
  const from = days === null ? book.span.from : sampleNow - days * 86_400_000;
  const inPeriod = inOrder(book.between(from, sampleNow), sort);
  const matching = new ConversationSearch(inPeriod).find(query);
  const isAnswered = ({ answered }: { answered: boolean }) => answered;
  return {
    list: narrowed(matching, { status, sort }, isAnswered),
    counts: countsOf(matching, isAnswered),
  };
}

const pathOf = (filter: ConversationFilter) => {
  const parts = Object.entries(addressOf(filter, undefined, defaultFilter));
  const known = parts.filter((part): part is [string, string] => part[1] !== undefined);
  const search = new URLSearchParams(known).toString();
  return `/conversations${search ? `?${search}` : ''}`;
};

/** Expects the controls, the list, its counts and the address of one filter. */
async function expectFilter(hands: Hands, filter: ConversationFilter) {
  const { list, counts } = found(filter);
  for (const status of filterOptions.status) {
    const name = `${statusLabels[status]} ${number.format(counts[status])}`;
    await hands.see(radio(name, tabs), { checked: status === filter.status });
  }
  await hands.see(searchField, { value: filter.query });
  await hands.see(sortField, { value: filter.sort });
  await hands.see(periodField, { value: filter.period });
  await hands.see(
    { css: 'main p[role="status"]' },
    { text: new RegExp(`^${number.format(list.length)} `) },
  );
  await hands.see({ css: `main li[aria-posinset="1"] #conversation-${list[0]?.id}` });
  await hands.address(pathOf(filter));
}

test('conversations: status, order and period are written into the address and read from it', async () => {
  const hands = domHands();
  let filter = defaultFilter;
  await hands.open('/conversations');
  await expectFilter(hands, filter);
  for (const status of filterOptions.status.toReversed()) {
    filter = { ...filter, status };
    await hands.press(radio(new RegExp(`^${statusLabels[status]}`), tabs));
    await expectFilter(hands, filter);
  }
  for (const sort of filterOptions.sort.toReversed()) {
    filter = { ...filter, sort };
    await hands.choose(sortField, sortLabels[sort]);
    await expectFilter(hands, filter);
  }
  for (const period of filterOptions.period) {
    filter = { ...filter, period };
    await hands.choose(periodField, periodLabels[period]);
    await expectFilter(hands, filter);
  }
  filter = { query: 'red', status: 'escalated', sort: 'oldest', period: '7d' };
  await hands.go(pathOf(filter));
  await expectFilter(hands, filter);
});

test('conversations: a link does not overtake who is typing', async () => {
  const hands = domHands();
  await hands.open('/conversations');
  await hands.fill(searchField, 'router');
  await hands.go('/conversations?q=red&status=resolved');
  await hands.see(searchField, { value: 'router' });
  await hands.pass(300);
  await expectFilter(hands, { ...defaultFilter, query: 'router', status: 'resolved' });
});

test('conversations: an empty status offers all, an empty search offers to clear it', async () => {
  const hands = domHands();
  const nothing = { ...defaultFilter, query: 'reset', status: 'pending', period: '24h' } as const;
  expect(found(nothing)).toMatchObject({ list: [] });
  expect(found(nothing).counts.all).toBeGreaterThan(0);
  await hands.open(pathOf(nothing));
  const { all } = found(nothing).counts;
  await hands.see({ text: `No pending conversation matches “reset”. See ${all} in All.` });
  await hands.press(button('Show all'));
  await expectFilter(hands, { ...nothing, status: 'all' });
  await hands.go('/conversations?q=no+such+words');
  await hands.press(button('Clear search'));
  await expectFilter(hands, defaultFilter);
});
