import type { SnapshotFrom } from 'xstate';
import { filterOptions, type StatusFilter } from '#content/workspace/conversation-filter.ts';
import { statusLabels } from '#content/workspace/conversations.ts';
import type { conversationFilterMachine } from '#machines/conversation-filter/conversation-filter.machine.ts';
import { countsOf } from '#src/features/workspace/conversations/conversation-order.ts';
import { ConversationSearch } from '#src/features/workspace/conversations/conversation-search.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-desk.ts';
import { button, type Eyes } from '#tests/models/hands.ts';
import type { Scene, Subject } from '#tests/models/subject.ts';

type Snapshot = SnapshotFrom<typeof conversationFilterMachine>;

const words = { css: 'input[aria-label="Search conversations"]' };
const tabs = { css: 'fieldset[aria-label="Status"]' };
/** The pane of the list; what is in it is told sooner than what is on the page. */
const listed = { css: 'main section', nth: 0 };
const number = new Intl.NumberFormat('en-US');

const book = sampleBook('typical');
const search = new ConversationSearch(book.between(sampleNow - 30 * 86_400_000, sampleNow));
const countsFor = (query: string) => countsOf(search.find(query), ({ answered }) => answered);

const done = { type: 'xstate.done.actor.writeQuery' };

/** Nothing is written, and nothing waited for, where the address has the words already. */
const writes = (query: string) => (event: { type: string }, _: Snapshot, scene: Scene) =>
  query === scene['query'] ? [event, done] : [event];

async function expectSearch(eyes: Eyes, query: string, scene: Scene) {
  await eyes.see(words, { value: query });
  const counts = countsFor(query);
  const label = (status: StatusFilter) =>
    `${statusLabels[status]} ${number.format(counts[status])}`;
  await eyes.see(tabs, { text: filterOptions.status.map(label).join('') });
  if (counts.all === 0)
    await eyes.see({
      text: 'No conversations in this period match your search.',
      within: listed,
    });
  else
    await eyes.see(
      { css: 'main p[role="status"]' },
      { text: `${number.format(counts.all)} conversations` },
    );
  const asked = String(scene['query']);
  const written = new URLSearchParams({ q: asked }).toString();
  await eyes.address(`/conversations${asked ? `?${written}` : ''}`);
}

export const subject: Subject<typeof conversationFilterMachine> = {
  path: '/conversations',
  given: { hold: ['navigation'] },
  scene: {
    /** What the address asks for. */
    start: { query: '' },
    next: ({ query }, _, __, { value, context }) => ({
      query: value === 'settled' ? context.query : query,
    }),
  },
  events: {
    'query.changed': {
      can: ({ query }, { context }) => query !== context.query || 'That is what the field has.',
      act: (hands, { query }) => hands.fill(words, query),
    },
    'query.cleared': {
      can: (_, { context }) =>
        countsFor(context.query).all === 0 || 'It is offered where nothing is found.',
      control: button('Clear search', listed),
      sends: writes(''),
    },
    'xstate.after.typingPause.conversation-filter.typing': {
      sends: (event, before, scene) => writes(before.context.query)(event, before, scene),
    },
    'xstate.done.actor.writeQuery': { act: (hands) => hands.answer('navigation', 'done') },
  },
  promises: {
    settled: (eyes, { context }, scene) => expectSearch(eyes, context.query, scene),
    typing: (eyes, { context }, scene) => expectSearch(eyes, context.query, scene),
    writing: (eyes, { context }, scene) => expectSearch(eyes, context.query, scene),
  },
};
