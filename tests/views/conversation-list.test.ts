import { afterEach, test, vi } from 'vitest';
import { periodLabels, statusLabels } from '#content/workspace/conversations.ts';
import { domHands } from '../models/dom-hands';
import { radio, type Hands } from '../models/hands';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Pending conversations, in the order of the list. */
const [first, second, third] = ['20261120-203', '20261120-170', '20261120-165'] as const;
const row = (id: string) => ({ css: `#conversation-${id}` });
const stops = { css: 'main li a[tabindex="0"]' };

/** Expects the list to be one stop of the Tab key, at this row. */
async function expectStop(
  hands: Hands,
  id: string,
  expected: { focused?: boolean; current?: string | null } = {},
) {
  await hands.count(stops, 1);
  await hands.see({ css: `${row(id).css}[tabindex="0"]` }, expected);
}

async function openList() {
  const hands = domHands();
  await hands.open('/conversations?status=pending');
  await expectStop(hands, first);
  return hands;
}

test('conversation list: arrow keys move the focus and the Tab stop', async () => {
  const hands = await openList();
  await hands.activate(stops, 'ArrowDown');
  await expectStop(hands, second, { focused: true });
  await hands.key('ArrowDown');
  await hands.key('ArrowUp');
  await expectStop(hands, second, { focused: true });
  await hands.key('Home');
  await hands.key('ArrowUp');
  await expectStop(hands, first, { focused: true });
});

test('conversation list: the Tab stop stays at the row focused last', async () => {
  const hands = await openList();
  await hands.focus(row(second));
  await hands.focus(radio(new RegExp(`^${statusLabels.pending}`)));
  await expectStop(hands, second, { focused: false, current: null });
});

test('conversation list: a press and the keys j and k move the Tab stop to what they open', async () => {
  const hands = await openList();
  await hands.press(row(second));
  await expectStop(hands, second, { current: 'page' });
  await hands.key('j');
  await expectStop(hands, third, { current: 'page' });
  await hands.key('k');
  await hands.key('k');
  await expectStop(hands, first, { current: 'page' });
});

test('conversation list: another list starts at the open conversation, else at the top', async () => {
  const hands = await openList();
  const choosePeriod = (label: string) => hands.choose({ role: 'combobox', name: 'Period' }, label);
  await hands.focus(row(third));
  await choosePeriod(periodLabels.all);
  await expectStop(hands, first);
  await hands.press(row(second));
  await hands.focus(row(third));
  await choosePeriod(periodLabels['30d']);
  await expectStop(hands, second, { current: 'page' });
});
