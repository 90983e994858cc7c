import type { SnapshotFrom } from 'xstate';
import { filterOptions, type StatusFilter } from '#content/workspace/conversation-filter.ts';
import { statusLabels } from '#content/workspace/conversations.ts';
import type { conversationFilterMachine } from '#machines/conversation-filter/conversation-filter.machine.ts';
import { countsOf } from '#src/features/workspace/conversations/conversation-order.ts';
import { ConversationSearch } from '#src/features/workspace/conversations/conversation-search.ts';
// Loads on demand, which takes longer than the actions settle.
import '#src/features/workspace/conversations/conversation-filter/NoMatch.tsx';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { button, type Assertions } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

type Snapshot = SnapshotFrom<typeof conversationFilterMachine>;

const words = { css: 'input[aria-label="Search conversations"]' };
const tabs = { css: 'fieldset[aria-label="Status"]' };
/** The list pane, to which counts and messages are scoped. */
const listed = { css: 'main section', nth: 0 };
const number = new Intl.NumberFormat('en-US');

const book = sampleBook('typical');
const search = new ConversationSearch(book.between(book.days.at(-30)!.start, sampleNow));
const countsFor = (query: string) => countsOf(search.find(query), ({ answered }) => answered);

const done = { type: 'xstate.done.actor.writeQuery' };

/** If the address has the query already, nothing is written and the actor completes at once. */
const writes = (query: string) => (event: { type: string }, _: Snapshot, scene: Scene) =>
  query === scene['query'] ? [event, done] : [event];

/** Returns the query in the field: the typed one, or the address's. */
const queryIn = ({ context }: Snapshot, scene: Scene) => context.query ?? String(scene['query']);

async function expectSearch(page: Assertions, snapshot: Snapshot, scene: Scene) {
  const query = queryIn(snapshot, scene);
  await page.expectVisible(words, { value: query });
  const counts = countsFor(query);
  const label = (status: StatusFilter) =>
    `${statusLabels[status]} ${number.format(counts[status])}`;
  await page.expectVisible(tabs, { text: filterOptions.status.map(label).join('') });
  if (counts.all === 0)
    await page.expectVisible({
      text: `No conversation in the last 30 days matches “${query}”.`,
      within: listed,
    });
  else
    await page.expectVisible(
      { css: 'main p[role="status"]' },
      { text: `${number.format(counts.all)} conversations` },
    );
  const current = String(scene['query']);
  const params = new URLSearchParams({ q: current }).toString();
  await page.expectAddress(`/conversations${current ? `?${params}` : ''}`);
}

export const machineDriver: MachineDriver<typeof conversationFilterMachine> = {
  path: '/conversations',
  setting: { hold: ['navigation'] },
  scene: {
    /** The query in the address. */
    start: { query: '' },
    next: ({ query }, { type }, { context }, { value }) => {
      if (value !== 'settled') return { query };
      return { query: type === 'query.cleared' ? '' : (context.query ?? query) };
    },
  },
  events: {
    'query.changed': {
      can: ({ query }, before, scene) =>
        query !== queryIn(before, scene) || 'The value is unchanged.',
      act: (driver, { query }) => driver.fill(words, query),
    },
    'query.cleared': {
      can: (_, before, scene) =>
        countsFor(queryIn(before, scene)).all === 0 || 'The button appears only without results.',
      control: button('Clear search', listed),
      sends: writes(''),
    },
    'xstate.after.debounce.conversation-filter.typing': {
      sends: (event, before, scene) => writes(queryIn(before, scene))(event, before, scene),
    },
    'xstate.done.actor.writeQuery': { act: (driver) => driver.settle('navigation', 'done') },
    'xstate.error.actor.writeQuery': 'The router of the tests never breaks off.',
  },
  stateAssertions: {
    settled: expectSearch,
    typing: expectSearch,
    writing: expectSearch,
    failed: { unseen: 'The router of the tests never breaks off.' },
  },
  unreachable: { 'conversation-filter.failed': 'The router of the tests never breaks off.' },
};
