import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const source = (name: string) => readFileSync(join(root, name), 'utf8');

/** Returns a file of the tree with rows inserted, each below a given line. */
function withRows(file: string, rows: Record<string, string>) {
  const code = Object.entries(rows).reduce((text, [line, row]) => {
    if (!text.includes(line)) throw new Error(`${file} has no line ${line}`);
    return text.replace(line, `${line}\n${row}`);
  }, source(file));
  return { file, code };
}

const industry = {
  file: 'content/industries/water.ts',
  code: source('content/industries/utilities.ts')
    .replace("slug: 'utilities'", "slug: 'water'")
    .replace("shortName: 'Utilities'", "shortName: 'Water works'")
    .replace('order: 4', 'order: 7'),
};

const agent = {
  file: 'content/agents/water-os.ts',
  code: source('content/agents/customer-os.ts')
    .replace("slug: 'customer-os'", "slug: 'water-os'")
    .replace("name: 'CustomerOS'", "name: 'WaterOS'")
    .replace('order: 2', 'order: 5'),
};

const demoField = withRows('content/site/demo-request.ts', {
  'export const demoFields = {':
    "  role: { label: 'Role', required: true, missing: 'Enter your role.' },",
});

const redirect = withRows('content/redirects.ts', {
  'export const legacySolutions = {': "  water: 'water-os',",
});

/** One row in each of three scales, which the page below uses. */
const tokens = withRows('src/design/tokens.ts', {
  'const colors = {': "  wave: ['#123456', '#654321'],",
  'export const radii = {': "  wave: '7px',",
  'export const transitions = {': "  wave: '77ms',",
});

const page = [
  {
    file: 'src/features/site/tides/tides.tsx',
    code: `import { styled } from '#src/design/stitches.config.ts';
import { AboutNote } from './AboutNote';

const Wave = styled('h1', { color: '$wave', borderRadius: '$wave', transition: 'color $wave' });

export const Tides = () => (
  <>
    <Wave>High tide</Wave>
    <AboutNote />
  </>
);
`,
  },
  {
    file: 'src/features/site/head/pages/tides.ts',
    code: `import type { PageHead } from '#src/lib/head/page-head.ts';

export const head: PageHead = { title: 'Tides', description: 'When it rises.', path: '/tides' };
`,
  },
  {
    file: 'src/routes/_site/tides.tsx',
    code: source('src/routes/_site/newsroom.tsx')
      .replaceAll('company/newsroom', 'tides/tides')
      .replaceAll('newsroom', 'tides')
      .replaceAll('Newsroom', 'Tides'),
  },
  withRows('content/navigation.ts', {
    'const company: MenuItem[] = [':
      "  { label: 'Tides', href: '/tides', line: 'When it rises.' },",
  }),
];

const machine = [
  {
    file: 'machines/about-note/about-note.machine.ts',
    code: `import { setup } from 'xstate';

export const aboutNoteMachine = setup({
  types: { events: {} as { type: 'note.opened' } },
}).createMachine({
  id: 'about-note',
  description: 'A note on the tides.',
  initial: 'folded',
  states: {
    folded: {
      description: 'A button stands for the note.',
      on: { 'note.opened': { target: 'open', description: 'The visitor opens the note.' } },
    },
    open: { description: 'The note can be read.' },
  },
});
`,
  },
  {
    file: 'machines/about-note/about-note.model.ts',
    code: `import type { About, Model } from '../model';
import type { aboutNoteMachine } from './about-note.machine';

export const about: About = {
  title: 'Note on tides',
  purpose: 'Shows a note to visitors who ask for it.',
  where: { routes: ['/tides'], view: 'The note' },
};

export const model: Model<typeof aboutNoteMachine> = {
  events: { 'note.opened': [{}] },
  invariants: {},
  ignored: { 'note.opened': 'The note is open already.' },
  journeys: [{ title: 'a press opens it', events: [{ type: 'note.opened' }], end: 'open' }],
};
`,
  },
  {
    file: 'src/features/site/tides/AboutNote.tsx',
    code: `import { aboutNoteMachine } from '#machines/about-note/about-note.machine.ts';
import { useMachine } from '#src/binding/use-machine.ts';

export function AboutNote() {
  const [snapshot, send] = useMachine(aboutNoteMachine);
  if (snapshot.matches('open')) return <p>It rises twice a day.</p>;
  return (
    <button type="button" onClick={() => send({ type: 'note.opened' })}>
      Open the note
    </button>
  );
}
`,
  },
  {
    file: 'tests/drivers/site/about-note.driver.ts',
    code: `import type { aboutNoteMachine } from '#machines/about-note/about-note.machine.ts';
import { button } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

export const machineDriver: MachineDriver<typeof aboutNoteMachine> = {
  path: '/tides',
  events: {
    'note.opened': {
      can: (_, before) => before.matches('folded') || 'The button is gone.',
      control: button('Open the note'),
    },
  },
  stateAssertions: {
    folded: (page) => page.expectAbsent({ role: 'paragraph', text: 'It rises twice a day.' }),
    open: (page) => page.expectAbsent(button('Open the note')),
  },
};
`,
  },
];

/** The files that each recipe of the README adds. */
export const plantedRecipes = [industry, agent, demoField, redirect, tokens, ...page, ...machine];
