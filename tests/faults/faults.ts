/** A small mistake as somebody could make it, and the tests that have to notice. */
export interface Fault {
  name: string;
  file: string;
  from: string;
  to: string;
  /** The test files to ask, and which of their tests. */
  tests: readonly string[];
  only?: string;
}

const models = ['tests/machines/all-machines.test.ts', 'tests/machines/properties.test.ts'];
const view = ['tests/views/machines-'];

const machineOf = (id: string) => `machines/${id}/${id}.machine.ts`;

export const faults: readonly Fault[] = [
  {
    name: 'the thank-you page opens for everybody',
    file: machineOf('thank-you-guard'),
    from: 'arrivedFromForm(event) }',
    to: 'arrivedFromForm(event) || true }',
    tests: models,
    only: '^thank-you-guard ',
  },
  {
    name: 'a custom range is kept under another range',
    file: machineOf('time-range'),
    from: "exit: { type: 'setTyped', params: { start: '', end: '' } },",
    to: '',
    tests: models,
    only: '^time-range ',
  },
  {
    name: 'the carousel stops after its last testimonial',
    file: machineOf('testimonial-carousel'),
    from: '(index + testimonialCount) % testimonialCount',
    to: 'Math.min(Math.max(index, 0), testimonialCount - 1)',
    tests: models,
    only: '^testimonial-carousel ',
  },
  {
    name: 'the outbox forgets how often it has tried',
    file: machineOf('lead-outbox'),
    from: 'attempts: ({ context }) => context.attempts + 1',
    to: 'attempts: () => 1',
    tests: models,
    only: '^lead-outbox ',
  },
  {
    name: 'turning the second factor off is not kept',
    file: machineOf('two-factor'),
    from: "actions: { type: 'keepSetting', params: { isEnabled: false } },",
    to: '',
    tests: models,
    only: '^two-factor ',
  },
  {
    name: 'Escape leaves a header menu open',
    file: machineOf('header-dropdown'),
    from: "'escape.pressed': { target: 'none', description: 'Escape.' },",
    to: "'escape.pressed': { description: 'Escape.' },",
    tests: models,
    only: '^header-dropdown ',
  },
  {
    name: 'an e-mail form submits without an address',
    file: machineOf('hero-form'),
    from: "context.email.trim() !== ''",
    to: 'context.email !== null',
    tests: models,
    only: '^hero-form ',
  },
  {
    name: 'a tab does not say that it is selected',
    file: 'src/views/solutions-tab/use-solutions-tab.ts',
    from: "'aria-selected': snapshot.matches(tab),",
    to: "'aria-selected': tab === 'operations',",
    tests: view,
    only: '^solutions-tab ',
  },
  {
    name: 'a stage of the timeline is not marked',
    file: 'src/views/timeline-stage/Timeline.tsx',
    from: 'aria-pressed={isCurrent(stage)}',
    to: 'aria-pressed={false}',
    tests: view,
    only: '^timeline-stage ',
  },
  {
    name: 'a copy that failed is not told',
    file: 'src/views/snippet-copy/EmbedSnippet.tsx',
    from: '{isFailed ? words.failed : null}',
    to: '',
    tests: view,
    only: '^snippet-copy ',
  },
  {
    name: 'the copy button copies nothing',
    file: 'src/views/snippet-copy/use-snippet-copy.ts',
    from: "copy: () => send({ type: 'copy.pressed' }),",
    to: 'copy: () => undefined,',
    tests: view,
    only: '^snippet-copy ',
  },
  {
    name: 'a menu’s button does not say that it is open',
    file: 'src/views/header-dropdown/use-header-dropdown.ts',
    from: "'aria-expanded': openMenu === menu,",
    to: "'aria-expanded': openMenu !== null,",
    tests: view,
    only: '^header-dropdown ',
  },
  {
    name: 'a refused submission counts as accepted',
    file: 'src/services/form-service.ts',
    from: "answer?.success === false || answer?.success === 'false'",
    to: 'answer?.success === false',
    tests: ['tests/services/form-service.test.ts'],
  },
  {
    name: 'a write that the browser swallowed counts as kept',
    file: 'src/services/storage.ts',
    from: 'return storage.getItem(key) === value;',
    to: 'return true;',
    tests: ['tests/services/storage.test.ts'],
  },
  {
    name: 'a reset gives FAQ ids a second time',
    file: 'src/services/workspace-store.ts',
    from: 'if (nextId > faq.nextId) write({ ...sampleWorkspace, faq: { ...faq, nextId } });',
    to: '',
    tests: ['tests/services/workspace-store.test.ts'],
  },
  {
    name: 'a second unreadable value overwrites the first one’s copy',
    file: 'src/services/keep-corrupt.ts',
    from: 'if (there === null) break;',
    to: 'break;',
    tests: ['tests/services/keep-corrupt.test.ts'],
  },
  {
    name: 'a hostile name breaks out of the embed snippet',
    file: 'src/lib/embed-snippet.ts',
    from: 'text.replace(unsafeInAttribute, reference)',
    to: 'text',
    tests: ['tests/lib/embed-snippet.test.ts'],
  },
  {
    name: 'a formula reaches a spreadsheet',
    file: 'src/lib/csv.ts',
    from: "const risky = /^'*[=+\\-@\\t\\r\\n]/;",
    to: 'const risky = /^=/;',
    tests: ['tests/lib/csv.test.ts'],
  },
  {
    name: 'a link may run a script',
    file: 'src/lib/safe-href.ts',
    from: "new Set(['http:', 'https:', 'mailto:'])",
    to: "new Set(['http:', 'https:', 'mailto:', 'javascript:'])",
    tests: ['tests/lib/safe-href.test.ts'],
  },
  {
    name: 'a mail’s subject may start another header',
    file: 'src/lib/mail-header.ts',
    from: "text.replace(controls, ' ').trim()",
    to: 'text.trim()',
    tests: ['tests/lib/mail-header.test.ts'],
  },
  {
    name: 'a submission dies with its page',
    file: 'src/services/form-service.ts',
    from: '      keepalive,\n',
    to: '',
    tests: ['tests/services/form-service.test.ts'],
  },
  {
    name: 'what fails is dropped from the outbox',
    file: 'src/services/lead-outbox.ts',
    from: '      taken.delete(key);\n',
    to: '      taken.delete(key);\n      storage.remove(key);\n',
    tests: ['tests/services/lead-outbox.test.ts'],
  },
  {
    name: 'what is refused is sent for ever',
    file: 'src/services/outbox-records.ts',
    from: 'return isRested && refused.times < refusals.most;',
    to: 'return isRested;',
    tests: ['tests/services/outbox-refusals.test.ts'],
  },
  {
    name: 'two tabs send the same record',
    file: 'src/services/lead-outbox.ts',
    from: 'await underLock(locks, key, () => retry(key), { ifFree: true });',
    to: 'await retry(key);',
    tests: ['tests/services/lead-outbox.test.ts'],
  },
  {
    name: 'what is stored reaches a prototype',
    file: 'src/lib/parse-json.ts',
    from: 'return JSON.parse(raw) as unknown;',
    to: 'const value = JSON.parse(raw) as Record<string, object> | null;\n    for (const name of Object.keys(value ?? {}))\n      Object.assign(({} as Record<string, object>)[name] ?? {}, value?.[name]);\n    return value;',
    tests: ['tests/services/stored-corpus.test.ts'],
    only: '__proto__ with a value',
  },
  {
    name: 'an unreadable list is overwritten',
    file: 'src/services/shared-list.ts',
    from: 'if (!intact && raw !== null && !keepCorrupt(storage, key, raw)) return;',
    to: '',
    tests: ['tests/services/stored-corpus.test.ts'],
    only: 'under demoEmails',
  },
  {
    name: 'what still waits is forgotten after 30 days',
    file: 'src/services/lead-store.ts',
    from: ' && !undelivered.includes(timestamp)',
    to: '',
    tests: ['tests/services/kept-thirty-days.test.ts'],
  },
  {
    name: 'what was cleared comes back',
    file: 'src/services/kept-data.ts',
    from: '      store.forgetOwn();\n',
    to: '',
    tests: ['tests/services/kept-data.test.ts'],
  },
  {
    name: 'a program’s submission is sent',
    file: 'src/services/lead-desk.ts',
    from: 'signs.isBaitTaken() || ',
    to: '',
    tests: ['tests/services/lead-desk.test.ts'],
  },
];
