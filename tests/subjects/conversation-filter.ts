import type { SnapshotFrom } from 'xstate';
import {
  defaultFilter,
  filterOptions,
  type ConversationFilter,
  type StatusFilter,
} from '../../content/conversation-filter';
import { periodDays, periodLabels, sortLabels, statusLabels } from '../../content/conversations';
import type { conversationFilterMachine } from '../../machines/conversation-filter/conversation-filter.machine';
import { addressOf } from '../../src/lib/conversation-address';
import { countsOf, inOrder, narrowed } from '../../src/lib/conversation-order';
import { ConversationSearch } from '../../src/lib/conversation-search';
import { sampleBook, sampleNow } from '../../src/services/sample-desk';
import { button, type Eyes } from '../models/hands';
import type { Scene, Subject } from '../models/subject';

type Snapshot = SnapshotFrom<typeof conversationFilterMachine>;

const words = { css: 'input[aria-label="Search conversations"]' };
const sort = { css: 'select[aria-label="Sort"]' };
const period = { css: 'select[aria-label="Period"]' };
const tabs = '[role="group"][aria-label="Status"]';
const tab = (status: StatusFilter) => ({
  css: `${tabs} button`,
  nth: filterOptions.status.indexOf(status),
});
/** The pane of the list; what is in it is told sooner than what is on the page. */
const listed = { css: 'main section', nth: 0 };
const number = new Intl.NumberFormat('en-US');

const filterOf = ({ value, context }: Snapshot): ConversationFilter => ({
  ...context,
  status: value.status,
});

/** What the address asks for: the words in it wait for a pause of who types. */
const askedBy = (snapshot: Snapshot, { query }: Scene): ConversationFilter => {
  const filter = filterOf(snapshot);
  return snapshot.value.search === 'typing' ? { ...filter, query: String(query) } : filter;
};

const searchOf = (filter: ConversationFilter) => {
  const parts = Object.entries(addressOf(filter, undefined, defaultFilter));
  const known = parts.filter((part): part is [string, string] => part[1] !== undefined);
  return new URLSearchParams(known).toString();
};

const isSame = (one: ConversationFilter, other: ConversationFilter) =>
  searchOf(one) === searchOf(other);

/** What the address tells when this part of it is written: nothing where it was so before. */
function echo(before: Snapshot, scene: Scene, part: Partial<ConversationFilter>) {
  const asked = askedBy(before, scene);
  const filter = { ...asked, ...part };
  return isSame(asked, filter) ? [] : [{ type: 'address.changed', filter }];
}

const known = new Map<string, ReturnType<typeof search>>();

function search({ query, status, sort: order, period: length }: ConversationFilter) {
  const book = sampleBook('typical');
  const days = periodDays[length];
  const from = days === null ? book.span.from : sampleNow - days * 86_400_000;
  const matching = new ConversationSearch(inOrder(book.between(from, sampleNow), order)).find(
    query,
  );
  const isAnswered = ({ answered }: { answered: boolean }) => answered;
  const list = narrowed(matching, { status, sort: order }, isAnswered);
  return { first: list[0]?.id, count: list.length, counts: countsOf(matching, isAnswered) };
}

function found(filter: ConversationFilter) {
  const key = searchOf(filter);
  const result = known.get(key) ?? search(filter);
  known.set(key, result);
  return result;
}

function nothing({ status }: ConversationFilter, matching: number): string {
  if (matching === 0) return 'No conversation in this period matches your search.';
  return status === 'pending' ? 'No conversation waits for a person.' : 'None of this status.';
}

const keptOf = ({ status: _status, ...kept }: ConversationFilter) => kept;

async function lists(eyes: Eyes, snapshot: Snapshot) {
  const filter = filterOf(snapshot);
  const { first, count, counts } = found(filter);
  const label = (status: StatusFilter) =>
    `${statusLabels[status]} ${number.format(counts[status])}`;
  await eyes.see({ css: tabs }, { text: filterOptions.status.map(label).join('') });
  await eyes.see({ css: `${tabs} [aria-pressed="true"]` }, { text: label(filter.status) });
  await eyes.see(
    { css: 'main p[role="status"]' },
    { text: count === 1 ? '1 conversation' : `${number.format(count)} conversations` },
  );
  if (first) await eyes.see({ css: `main li[aria-posinset="1"] #conversation-${first}` });
  else await eyes.see({ text: nothing(filter, counts.all), within: listed });
}

async function asks(eyes: Eyes, snapshot: Snapshot) {
  const filter = filterOf(snapshot);
  await eyes.see(words, { value: filter.query });
  await eyes.see(sort, { value: filter.sort });
  await eyes.see(period, { value: filter.period });
}

const following: Subject<typeof conversationFilterMachine> = {
  path: '/conversations',
  from: { value: { status: 'all', search: 'settled' }, context: keptOf(defaultFilter) },
  opens: [{ type: 'address.changed', filter: defaultFilter }],
  scene: {
    start: { query: '' },
    next({ query }, event, _, after) {
      if (after.value.search === 'settled') return { query: after.context.query };
      const { filter } = event as { type: string; filter?: ConversationFilter };
      return { query: filter?.query ?? query };
    },
  },
  events: {
    'status.chosen': {
      act: (hands, { status }) => hands.press(tab(status)),
      sends: (event, before, scene) => [event, ...echo(before, scene, { status: event.status })],
    },
    'sort.chosen': {
      can: (event, { context }) => event.sort !== context.sort || 'It is chosen already.',
      act: (hands, event) => hands.choose(sort, sortLabels[event.sort]),
      sends: (event, before, scene) => [event, ...echo(before, scene, { sort: event.sort })],
    },
    'period.chosen': {
      can: (event, { context }) => event.period !== context.period || 'It is chosen already.',
      act: (hands, event) => hands.choose(period, periodLabels[event.period]),
      sends: (event, before, scene) => [event, ...echo(before, scene, { period: event.period })],
    },
    'query.changed': {
      can: ({ query }, { context }) => query !== context.query || 'That is what stands there.',
      act: (hands, { query }) => hands.fill(words, query),
    },
    'query.cleared': {
      can: (_, snapshot) =>
        found(filterOf(snapshot)).counts.all === 0 || 'It is offered where nothing was found.',
      control: button('Clear search', listed),
      sends: (event, before, scene) => [event, ...echo(before, scene, { query: '' })],
    },
    'address.changed': {
      can: ({ filter }, before, scene) =>
        !isSame(filter, askedBy(before, scene)) || 'The address is read when it changes.',
      act: (hands, { filter }) => hands.go(`/conversations?${searchOf(filter)}`),
    },
    'xstate.after.typingPause.conversation-filter.search.typing': {
      sends: (event, before, scene) => [
        event,
        ...echo(before, scene, { query: before.context.query }),
      ],
    },
  },
  promises: {
    'status.all': lists,
    'status.pending': lists,
    'status.escalated': lists,
    'status.resolved': lists,
    'search.settled': async (eyes, snapshot) => {
      await asks(eyes, snapshot);
      const asked = searchOf(filterOf(snapshot));
      await eyes.address(`/conversations${asked ? `?${asked}` : ''}`);
    },
    'search.typing': asks,
  },
};

/** What is picked waits for its address: until then everything stays as it is. */
function waiting(status: StatusFilter): Subject<typeof conversationFilterMachine> {
  const { events, promises } = following;
  const filter = { ...defaultFilter, status };
  const elsewhere = 'It is looked at where the address follows at once.';
  return {
    path: `/conversations?${searchOf(filter)}`,
    given: { hold: ['navigation'] },
    from: { value: { status, search: 'settled' }, context: keptOf(filter) },
    opens: [{ type: 'address.changed', filter }],
    events: {
      ...events,
      'status.chosen': { ...(events['status.chosen'] as object), sends: (event) => [event] },
      'sort.chosen': { ...(events['sort.chosen'] as object), sends: (event) => [event] },
      'period.chosen': { ...(events['period.chosen'] as object), sends: (event) => [event] },
      'query.changed': elsewhere,
      'query.cleared': elsewhere,
      'address.changed': elsewhere,
    },
    promises,
  };
}

export const subjects = [following, ...filterOptions.status.map(waiting)];
