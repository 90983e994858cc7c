import assert from 'node:assert/strict';
import { privacy } from '#content/site/privacy.ts';
import type { KeptEntry } from '#content/site/kept-entry.ts';
import type { keptDataMachine } from '#machines/kept-data/kept-data.machine.ts';
import { button, type Eyes, type Hands } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const words = privacy.now;
const dialog = { role: 'dialog', name: words.dialog.title };
const noDialog = 'There is no dialog to answer.';
const noList = 'There is nothing to clear.';
const notice = { role: 'status', text: words.cleared };
const clear = button(words.clear);
const list = { role: 'table', name: words.heading };
const key = 'lastEmailEntered';

/** What lies in storage for what the page reads. */
const keptAs = ([entry]: readonly KeptEntry[]) =>
  entry
    ? { email: entry.email, timestamp: entry.time, source: 'hero_form', completed: false }
    : null;

async function lists(eyes: Eyes, [entry, ...more]: readonly KeptEntry[]) {
  assert.ok(entry && more.length === 0);
  await eyes.see(list, {
    text: new RegExp(`${words.kinds[entry.kind]}.*${entry.email}.*Not sent`),
  });
  await eyes.see(clear);
  await eyes.miss(notice);
  await eyes.miss({ text: words.empty });
  assert.deepEqual(await eyes.stored(key), keptAs([entry]));
}

async function listsNothing(eyes: Eyes) {
  await eyes.miss(list);
  await eyes.miss(clear);
  await eyes.miss(dialog);
  assert.equal(await eyes.stored(key), null);
}

/** Somebody who looks at the page while another tab is at work. */
const visitor = (dismiss: (hands: Hands) => Promise<void>): Subject<typeof keptDataMachine> => ({
  scene: { start: { isOpen: false }, next: () => ({ isOpen: true }) },
  events: {
    'entries.read': {
      act: (hands, { entries }, _, { isOpen }) => {
        const value = keptAs(entries);
        if (isOpen) return hands.otherTab(key, value);
        return hands.open('/privacy', value ? { stored: { [key]: value } } : {});
      },
    },
    'clear.asked': {
      can: (_, { value }) =>
        typeof value === 'string'
          ? noList
          : value.listed === 'resting' || 'The dialog covers its button.',
      act: (hands) => hands.press(clear),
    },
    'clear.confirmed': {
      can: (_, before) => before.matches({ listed: 'confirming' }) || noDialog,
      act: (hands) => hands.press(button(words.dialog.confirm)),
    },
    'clear.dismissed': {
      can: (_, before) => before.matches({ listed: 'confirming' }) || noDialog,
      act: dismiss,
    },
  },
  promises: {
    unread: { unseen: 'The page has read what is kept before it can be looked at.' },
    empty: async (eyes) => {
      await listsNothing(eyes);
      await eyes.see({ text: words.empty });
      await eyes.miss(notice);
    },
    'listed.resting': async (eyes, { context }) => {
      await eyes.miss(dialog);
      await lists(eyes, context.entries);
    },
    'listed.confirming': async (eyes, { context }) => {
      await eyes.see(dialog);
      await lists(eyes, context.entries);
    },
    cleared: async (eyes) => {
      await listsNothing(eyes);
      await eyes.see(notice);
      await eyes.see({ role: 'heading', name: words.heading }, { focused: true });
    },
  },
});

export const subjects = [
  visitor((hands) => hands.press(button(words.dialog.keep))),
  visitor((hands) => hands.key('Escape')),
];
