import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sampleWorkspace, type FaqEntry } from '#content/sample/workspace.ts';
import { chatbotDraftMachine } from '#machines/chatbot-draft/chatbot-draft.machine.ts';
import type { ChatMessage } from '#machines/chat-widget/chat-steps.ts';
import { fieldsOf } from '#machines/shared/draft.ts';
import { readTheme, storeTheme } from '#src/features/theme/theme-store.ts';
import { chatbotRecord } from '#src/features/workspace/chatbot/chatbot-draft/chatbot-record.ts';
import { openRecentCommands } from '#src/features/workspace/palette/recent-commands.ts';
import { withStore } from '#src/features/workspace/sample/use-draft.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { openWorkspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { createLeadStore } from '#src/services/forms/lead-store.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { openRecord, readStored } from '#src/widget/storage.ts';
import { fakeLocks } from './fake-locks';
import { FakeTabs, type FakeTab } from './fake-tabs';
import { fakeService, idle, lead, request, time, visit } from './outbox-visits';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Locks = ReturnType<typeof fakeLocks>;
/** A store in one tab: changes it, and returns the marks of all changes that the tab shows. */
type Opened = {
  change: (mark: string) => void;
  shown: () => readonly string[];
  /** Stores changes that were not stored at once. */
  save?: () => void;
};

const openWorkspace = (tab: FakeTab) => {
  const storage = safeStorage(() => tab);
  const store = openWorkspaceStore({ storage, tabs: tab.events });
  store.subscribe(() => undefined);
  return store;
};
const openLeads = (tab: FakeTab, locks: Locks) => {
  const storage = safeStorage(() => tab);
  const store = createLeadStore({ storage, locks, now: () => time(0) });
  store.watch(tab.events);
  return store;
};
const hour = (mark: string) => time(mark.charCodeAt(0) * 60 + Number(mark[1]));
const chatKey = 'midspan:chat:cus_1';

const stores: Record<string, (tab: FakeTab, locks: Locks) => Opened> = {
  leads(tab, locks) {
    const store = openLeads(tab, locks);
    return {
      change: (mark) => store.addLead({ ...lead(1), email: `${mark}@a`, timestamp: hour(mark) }),
      shown: () => store.leads().map(({ email }) => email.slice(0, 2)),
    };
  },
  'demo requests'(tab, locks) {
    const store = openLeads(tab, locks);
    return {
      change: (mark) =>
        store.addDemoRequest({ ...request, firstName: mark, timestamp: hour(mark) }),
      shown: () => store.demoRequests().map(({ firstName }) => firstName),
    };
  },
  outbox(tab, locks) {
    const service = fakeService();
    service.broken = true;
    const outbox = visit(tab, service, locks);
    return {
      change: (mark) => outbox.sendLead({ email: `${mark}@a`, timestamp: hour(mark) }),
      shown: () =>
        [...tab.values].flatMap(([key, raw]) =>
          key.startsWith('leadOutbox:')
            ? (JSON.parse(raw) as { body: { email: string } }).body.email.slice(0, 2)
            : [],
        ),
    };
  },
  'saved views'(tab) {
    const store = openWorkspace(tab);
    return {
      change: (mark) =>
        store.update((all) => ({
          ...all,
          views: { ...all.views, [mark]: { name: mark, search: '' } },
        })),
      shown: () => Object.keys(store.read().views),
    };
  },
  'FAQ draft'(tab) {
    const store = openWorkspace(tab);
    const draft = createActor(withStore(chatbotDraftMachine, chatbotRecord, store)).start();
    const record = () => chatbotRecord.read(store.read());
    const fields = () => fieldsOf(record(), draft.getSnapshot().context);
    const { entries: sample } = sampleWorkspace.faq;
    return {
      change(mark) {
        const { faq } = fields();
        const entry: FaqEntry = { id: faq.nextId, question: mark, answer: 'So.' };
        const next = { nextId: faq.nextId + 1, entries: [...faq.entries, entry] };
        draft.send({ type: 'field.changed', change: { faq: next }, record: record() });
      },
      save: () => draft.send({ type: 'form.submitted', record: record() }),
      shown: () =>
        fields()
          .faq.entries.map(({ question }) => question)
          .filter((text) => !sample.some(({ question }) => question === text)),
    };
  },
  'chat on a customer’s page'(tab) {
    const record = openRecord(chatKey);
    let messages: ChatMessage[] = [];
    const inTab = <Result>(run: () => Result) => {
      vi.stubGlobal('localStorage', tab);
      return run();
    };
    const follow = (isReplaced = false) =>
      inTab(() => ({ messages = [] } = record.follow(messages, isReplaced)));
    follow(true);
    tab.events.addEventListener('storage', () => follow());
    return {
      change(mark) {
        messages = [...messages, { from: 'visitor', text: mark }];
        inTab(() => record.store({ messages, suggestions: [] }, 'answered'));
      },
      shown: () => inTab(() => (readStored(chatKey).messages ?? []).map(({ text }) => text)),
    };
  },
  commands(tab) {
    const commands = openRecentCommands({ storage: safeStorage(() => tab), tabs: tab.events });
    return { change: (mark) => commands.add(mark), shown: () => commands.read() };
  },
};

const orders = ['AB', 'BA', 'ABA', 'BABA', 'AABB'];
/** When the tabs receive each other’s writes. A background tab receives nothing while it is hidden. */
const deliveries = [
  'after each change',
  'in the end',
  'in the end, the second from the background',
];
const cases = Object.keys(stores).flatMap((name) =>
  deliveries.map((when) => [name, when] as const),
);

test.each(cases)('§14.34 two tabs: no change of %s is lost, delivered %s', async (name, when) => {
  vi.spyOn(console, 'error').mockReturnValue();
  for (const order of orders) {
    const browser = new FakeTabs(2);
    const locks = fakeLocks();
    const tabs = browser.tabs.map((tab) => stores[name]!(tab, locks));
    const deliver = async (hidden?: number) => {
      do await idle();
      while (browser.step(0, hidden));
    };
    const marks = order.split('').map((letter, index) => `${letter}${index}`);
    for (const mark of marks) {
      tabs[mark.startsWith('A') ? 0 : 1]!.change(mark);
      if (when === deliveries[0]) await deliver();
      if (when === deliveries[2]) await deliver(1);
    }
    for (const { save } of tabs) {
      save?.();
      if (when === deliveries[0]) await deliver();
    }
    await deliver();
    for (const { shown } of tabs) expect([...shown()].toSorted(), order).toEqual(marks.toSorted());
  }
});

test('§4.66 two tabs: a save keeps the change that another tab has stored unnoticed', () => {
  const [tab] = new FakeTabs(1).tabs;
  const store = openWorkspace(tab!);
  const draft = createActor(withStore(chatbotDraftMachine, chatbotRecord, store)).start();
  const record = chatbotRecord.read(store.read());
  draft.send({ type: 'field.changed', change: { name: 'Mine' }, record });
  const chatbot = { ...sampleWorkspace.chatbot, greeting: 'Theirs' };
  tab!.values.set('workspace', writtenWorkspace({ ...sampleWorkspace, chatbot }));
  draft.send({ type: 'form.submitted', record });
  expect(store.read().chatbot).toEqual({ ...chatbot, name: 'Mine' });
});

test('§4.81 two tabs: the last theme applies in both', () => {
  const browser = new FakeTabs(2);
  const [first, second] = browser.tabs.map((tab) => safeStorage(() => tab));
  const root = () => document.createElement('html');
  storeTheme('dark', { storage: first!, root: root() });
  storeTheme('light', { storage: second!, root: root() });
  while (browser.step(0));
  for (const storage of [first!, second!])
    expect(readTheme({ storage, root: root() })).toBe(browser.truth.get('theme'));
});
