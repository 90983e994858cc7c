import { periodLabels, statusLabels } from '../../content/conversations';
import type { conversationCursorMachine } from '../../machines/conversation-cursor/conversation-cursor.machine';
import { button, type Hands } from '../models/hands';
import type { Scene, Subject } from '../models/subject';

type CursorSubject = Subject<typeof conversationCursorMachine>;
type Reaching = Exclude<CursorSubject['events']['row.reached'], string>;

/** The first of the conversations that wait; the model has the second too. */
const first = '20261120-203';
const row = (id: string) => ({ css: `#conversation-${id}` });
const stop = { css: 'main li a[tabindex="0"]' };
const openStop = 'main li a[aria-current="page"][tabindex="0"]';
const firstStop =
  'main ul:not(:has(a[aria-current="page"])) > li[aria-posinset="1"] a[tabindex="0"]';
const reached = (id: string) => ({ type: 'row.reached' as const, id });

/** The focus leaves the list: what has it already could not get it. */
const leaveList = (hands: Hands) => hands.focus(button(new RegExp(`^${statusLabels.pending}`)));

/** The ways to a row: by Tab, by arrow keys, by pointer, and by the keys that open the next one. */
const ways = {
  focus: {
    act: async (hands, { id }) => {
      await leaveList(hands);
      await hands.focus(row(id));
    },
  },
  arrows: {
    can: ({ id }, { value, context }) =>
      id === first ||
      value !== 'placed' ||
      id !== context.id ||
      'An arrow key leads to the next row.',
    act: async (hands, { id }) => {
      await leaveList(hands);
      await hands.activate(stop, id === first ? 'ArrowUp' : 'ArrowDown');
    },
    // A row that is entered says so, and so does the one that the key leads to: asked for, and focused.
    sends: ({ id }, { value, context }) => {
      const entered = value === 'placed' ? context.id : first;
      return [...(entered === id ? [entered] : [entered, id]), id].map(reached);
    },
  },
  pointer: {
    act: async (hands, { id }) => {
      await leaveList(hands);
      await hands.press(row(id));
    },
  },
  shortcut: {
    can: ({ id }, _, { open }) => {
      if (open === id) return 'What is open is not opened again.';
      return open !== null || id === first || 'The first key opens the first conversation.';
    },
    act: async (hands, { id }, _, { open }) => {
      await leaveList(hands);
      await hands.key(open !== null && id === first ? 'k' : 'j');
    },
  },
} satisfies Record<string, Reaching>;

const opens = (way: keyof typeof ways) => way === 'pointer' || way === 'shortcut';

const visitor = (way: keyof typeof ways): CursorSubject => ({
  path: '/conversations?status=pending',
  opens: [{ type: 'list.replaced' }],
  scene: {
    start: { isAll: false, open: null },
    next: ({ isAll, open }, event): Scene =>
      event.type === 'list.replaced'
        ? { isAll: !isAll, open }
        : { isAll, open: opens(way) ? event['id'] : null },
  },
  events: {
    'row.reached': ways[way],
    'list.replaced': {
      act: (hands, _, __, { isAll }) =>
        hands.choose({ css: '[aria-label="Period"]' }, periodLabels[isAll ? '30d' : 'all']),
    },
  },
  promises: {
    resting: async (eyes) => {
      await eyes.count(stop, 1);
      await eyes.see({ css: `${openStop}, ${firstStop}` });
    },
    placed: async (eyes, { context: { id } }) => {
      await eyes.count(stop, 1);
      await eyes.see(
        { css: `${row(id).css}[tabindex="0"]` },
        { current: opens(way) ? 'page' : null },
      );
    },
  },
});

export const subjects = (['focus', 'arrows', 'pointer', 'shortcut'] as const).map(visitor);
