import { afterEach, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { chatWidget } from '#content/workspace/chat-widget.ts';
import { faqWords } from '#content/workspace/faq-list.ts';
import { uploadWords } from '#content/workspace/document-uploads.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { volumes } from '#content/sample/volumes.ts';
import { machines } from '#machines/index.ts';
import { createSimulator } from '#src/atlas/kit/simulate.ts';
import { stepsOfJourney } from '#src/atlas/app/simulator/journey-steps.ts';
import { sampleSize, toggleSampleMenu } from '../drivers/parts/sample-menu';
import { visibleOne } from '../models/dom-find';
import { domDriver } from '../models/dom-driver';
import { button, textbox } from '../models/driver';

/** The state of each machine; what the address holds is in no context. */
const last = new Map<string, unknown>();

// This inspector must be installed before any machine.
globalThis.machineLog = { drain: () => null, forget: () => last.clear() };
globalThis.machineInspector = (event) => {
  if (event.type !== '@xstate.snapshot') return;
  const { id } = (event.actorRef as unknown as { logic: { id?: string } }).logic;
  if (id !== undefined) last.set(id, (event.snapshot as AnyMachineSnapshot).value);
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
    const simulator = createSimulator(entry);
    const wanted = new Map<string, unknown>();
    for (const { events } of entry.model.journeys) {
      const { start, steps } = simulator.simulate(stepsOfJourney(entry, events));
      for (const { snapshot } of [start, ...steps.map(({ after }) => after)]) {
        const address = open?.(snapshot);
        if (address) wanted.set(address, snapshot.value);
      }
    }
    expect(wanted.size).toBeGreaterThan(1);
    const driver = domDriver();
    for (const [address, expected] of wanted) {
      await driver.open(address);
      if (document.querySelector('iframe')) await driver.settle('player', 'done');
      expect(last.get(id), address).toEqual(expected);
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

async function ask(driver: ReturnType<typeof domDriver>, text: string) {
  await driver.fill(textbox(chatWidget.message), text);
  await driver.click(button(chatWidget.send));
}

test('chat: an entry added in another tab is answered at once', async () => {
  const driver = domDriver();
  await driver.open(path);
  const entry = { question: 'Do you sell ponies?', answer: 'No ponies.' };
  await driver.writeFromOtherTab('workspace', withEntries(entry));
  await ask(driver, 'ponies?');
  await driver.expectVisible(log, { text: /No ponies\.$/ });
});

test('§3.9 chat: including the FAQ adds it to the snippet and is saved', async () => {
  const driver = domDriver();
  await driver.open(path);
  await driver.click({ role: 'checkbox', name: snippet.includeFaq });
  await driver.expectVisible(code, {
    text: /<script type="application\/json" data-faq-for="[^"]+">\[ \{/,
  });
  await driver.click(button(saving.save));
  expect(await driver.stored('workspace')).toMatchObject({ chatbot: { includeFaq: true } });
});

test('chat: a missing greeting is required once the name is filled in', async () => {
  const driver = domDriver();
  await driver.open(path);
  const greeting = textbox(labels.greeting);
  await driver.fill(greeting, '');
  await driver.expectAbsent({ text: missing.greeting });
  await driver.click(button(saving.save));
  await driver.expectVisible(greeting, { focused: true, invalid: true });
  await driver.expectVisible({ text: missing.greeting });
});

test.each(['refuses', 'has none'])(
  'chat: if the clipboard %s, the snippet is selected',
  async (how) => {
    const driver = domDriver();
    await driver.open(path, { hold: ['clipboard'] });
    if (how === 'has none')
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await driver.click(button(snippet.copy));
    if (how === 'refuses') await driver.settle('clipboard', 'failed');
    await driver.expectVisible({ role: 'status', text: snippet.failed });
    const snippetText = visibleOne(code).textContent;
    expect(getSelection()?.toString()).toBe(snippetText);
  },
);

test('sample size: it is stored and follows another tab', async () => {
  const driver = domDriver();
  await driver.open('/account-setup');
  await toggleSampleMenu(driver);
  await driver.selectOption(sampleSize, volumes.none.label);
  await driver.expectVisible(sampleSize, { value: 'none' });
  expect(await driver.stored('workspace')).toMatchObject({ volume: 'none' });
  await driver.writeFromOtherTab('workspace', { version: 1, ...sampleWorkspace, volume: 'first' });
  await driver.expectVisible(sampleSize, { value: 'first' });
});

test('documents: the list follows another tab, and undo never restores twice', async () => {
  const driver = domDriver();
  const [guide] = sampleWorkspace.documents;
  const list = { role: 'list', name: uploadWords.documents };
  const elsewhere = (documents: Workspace['documents']) =>
    driver.writeFromOtherTab('workspace', { version: 1, ...sampleWorkspace, documents });
  await driver.open(path);
  await elsewhere([]);
  await driver.expectAbsent(list);
  await elsewhere([guide!]);
  await driver.click(button(uploadWords.remove(guide!.name)));
  await driver.expectAbsent(list);
  await elsewhere([guide!, { ...guide!, id: 'sample-2', name: 'Tariff.pdf' }]);
  await driver.click(button(uploadWords.undo));
  await driver.expectCount({ role: 'listitem', within: list }, 2);
});

test('FAQ list: a change of another tab appears while the customer types, and undo adds only its own', async () => {
  const driver = domDriver();
  const { faq } = sampleWorkspace;
  const [first, second, ...others] = faq.entries;
  const elsewhere = { id: 6, question: 'Do you sell ponies?', answer: 'No.' };
  const field = (id: number, name: string) => ({ css: `#faq-${id}-${name}` });
  await driver.open(path);
  await driver.click({ ...button(faqWords.delete), nth: 0 });
  await driver.focus(field(2, 'answer'));
  await driver.writeFromOtherTab('workspace', {
    version: 1,
    ...sampleWorkspace,
    faq: { nextId: 7, entries: [first!, { ...second!, question: 'Theirs' }, ...others, elsewhere] },
  });
  await driver.expectVisible(field(2, 'answer'), { focused: true });
  await driver.expectVisible(field(6, 'question'), { value: elsewhere.question });
  await driver.click(button(faqWords.undo));
  await driver.fill(field(2, 'answer'), 'Mine');
  await driver.click(button(saving.save));
  const entries = [first, { ...second!, question: 'Theirs', answer: 'Mine' }, ...others, elsewhere];
  expect(await driver.stored('workspace')).toMatchObject({ faq: { entries } });
});

test('navigation: a link to another page focuses its heading once', async () => {
  const driver = domDriver();
  await driver.open('/');
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await driver.click({ role: 'link', name: 'Careers', within: { role: 'contentinfo' } });
  const heading = document.querySelector('h1');
  expect(focus.mock.contexts.filter((focused) => focused === heading)).toHaveLength(1);
  focus.mockRestore();
});
