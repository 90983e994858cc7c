import { afterEach, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { chatWidget } from '#content/workspace/chat-widget.ts';
import { uploadWords } from '#content/workspace/document-uploads.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { volumes } from '#content/sample/volumes.ts';
import { machines } from '#machines/index.ts';
import { runnerOf } from '#src/atlas/kit/simulate.ts';
import { journeyRun } from '#src/atlas/app/run/journey-run.ts';
import { seenOne } from '../models/dom-find';
import { domHands } from '../models/dom-hands';
import { button, textbox } from '../models/hands';

const last = new Map<string, object>();
const placeOf = ({ value, context }: Pick<AnyMachineSnapshot, 'value' | 'context'>) => ({
  value: value as unknown,
  context: context as unknown,
});

// The log of the other view tests keeps no context; this one has to be there before any machine.
globalThis.machineLog = { drain: () => null, forget: () => last.clear() };
globalThis.machineInspector = (told) => {
  if (told.type !== '@xstate.snapshot') return;
  const { id } = (told.actorRef as unknown as { logic: { id?: string } }).logic;
  if (id !== undefined) last.set(id, placeOf(told.snapshot as AnyMachineSnapshot));
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// The first test loads the whole app, which takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const opened = Object.values(machines).filter(({ model }) => model.open);

test.each(opened.map((entry) => [entry.id, entry] as const))(
  '%s: the address that opens the page in a state brings that state about',
  async (id, entry) => {
    const { open } = entry.model;
    const runner = runnerOf(entry);
    const wanted = new Map<string, object>();
    for (const { events } of entry.model.journeys) {
      const { start, steps } = runner.run(journeyRun(runner, events));
      for (const { snapshot } of [start, ...steps.map(({ after }) => after)]) {
        const address = open?.(snapshot);
        if (address) wanted.set(address, placeOf(snapshot));
      }
    }
    expect(wanted.size).toBeGreaterThan(1);
    const hands = domHands();
    for (const [address, place] of wanted) {
      await hands.open(address);
      if (document.querySelector('iframe')) await hands.answer('player', 'done');
      expect(last.get(id), address).toEqual(place);
    }
  },
);

const { labels, missing, saving, snippet } = chatbotSetup;
const path = '/chatbot-setup';
const log = { role: 'log', name: chatWidget.log };
const code = { css: 'code', within: { role: 'region', name: snippet.title } };

const withEntries = (...entries: { question: string; answer: string }[]) => ({
  version: 1,
  ...sampleWorkspace,
  faq: { nextId: 9, entries: entries.map((entry, index) => ({ id: index + 1, ...entry })) },
});

async function ask(hands: ReturnType<typeof domHands>, text: string) {
  await hands.fill(textbox(chatWidget.message), text);
  await hands.press(button(chatWidget.send));
}

test('chat: an entry of another tab is answered at once', async () => {
  const hands = domHands();
  await hands.open(path);
  await hands.press(button(chatWidget.open));
  const entry = { question: 'Do you sell ponies?', answer: 'No ponies.' };
  await hands.otherTab('workspace', withEntries(entry));
  await ask(hands, 'ponies?');
  await hands.see(log, { text: /No ponies\.$/ });
});

test('chat: without entries every question goes to a person', async () => {
  const hands = domHands();
  await hands.open(path, { stored: { workspace: withEntries() } });
  await hands.press(button(chatWidget.open));
  await ask(hands, 'Hello');
  await hands.see(textbox(chatWidget.email));
});

test('chat: the FAQ answers are in the snippet when asked for, and that is saved', async () => {
  const hands = domHands();
  await hands.open(path);
  await hands.press({ role: 'checkbox', name: snippet.includeFaq });
  await hands.see(code, { text: /<script type="application\/json" data-faq-for="[^"]+">\[ \{/ });
  await hands.press(button(saving.save));
  expect(await hands.stored('workspace')).toMatchObject({ chatbot: { includeFaq: true } });
});

test('chat: a missing greeting is asked for once the name is there', async () => {
  const hands = domHands();
  await hands.open(path);
  const greeting = textbox(labels.greeting);
  await hands.fill(greeting, '');
  await hands.miss({ text: missing.greeting });
  await hands.press(button(saving.save));
  await hands.see(greeting, { focused: true, invalid: true });
  await hands.see({ text: missing.greeting });
});

test.each(['refuses', 'has none'])(
  'chat: where the clipboard %s, the snippet is selected',
  async (how) => {
    const hands = domHands();
    await hands.open(path, { hold: ['clipboard'] });
    if (how === 'has none')
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await hands.press(button(snippet.copy));
    if (how === 'refuses') await hands.answer('clipboard', 'failed');
    await hands.see({ role: 'status', text: snippet.failed });
    const shown = seenOne(code).textContent;
    expect(getSelection()?.toString()).toBe(shown);
  },
);

test('sample size: it is stored, and follows another tab', async () => {
  const hands = domHands();
  const size = { role: 'combobox', name: 'Demo data' };
  await hands.open('/account-setup');
  await hands.choose(size, volumes.none.label);
  await hands.see(size, { value: 'none' });
  expect(await hands.stored('workspace')).toMatchObject({ volume: 'none' });
  await hands.otherTab('workspace', { version: 1, ...sampleWorkspace, volume: 'first' });
  await hands.see(size, { value: 'first' });
});

test('documents: the list follows another tab, and undo brings nothing back twice', async () => {
  const hands = domHands();
  const [guide] = sampleWorkspace.documents;
  const list = { role: 'list', name: uploadWords.documents };
  const elsewhere = (documents: Workspace['documents']) =>
    hands.otherTab('workspace', { version: 1, ...sampleWorkspace, documents });
  await hands.open(path);
  await elsewhere([]);
  await hands.miss(list);
  await elsewhere([guide!]);
  await hands.press(button(uploadWords.remove(guide!.name)));
  await hands.miss(list);
  await elsewhere([guide!, { ...guide!, id: 'sample-2', name: 'Tariff.pdf' }]);
  await hands.press(button(uploadWords.undo));
  await hands.count({ role: 'listitem', within: list }, 2);
});
