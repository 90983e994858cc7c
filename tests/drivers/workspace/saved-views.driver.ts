import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { viewWords as words } from '#content/workspace/saved-view-words.ts';
import type { savedViewsMachine } from '#machines/saved-views/saved-views.machine.ts';
import { nameProblem } from '#machines/saved-views/view-name.ts';
// Loads the lazy modules before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import '#src/features/workspace/conversations/saved-views/ViewsPanel.tsx';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { button, link, textbox, type Assertions, type Driver } from '#tests/models/driver.ts';
import type { MachineDriver, Scene } from '#tests/models/machine-driver.ts';

type Snapshot = SnapshotFrom<typeof savedViewsMachine>;
type Names = Readonly<Record<string, string>>;

const dialog = { role: 'dialog', name: words.title };
const field = textbox(words.name, dialog);
const opener = button(new RegExp(`^${words.title}`));
const path = '/conversations?q=router';
const search = 'q=outage';
const [first, second, third] = ['view-1', 'view-2', 'view-3'] as const;
const start: Names = { [first]: 'Outages', [second]: 'Splices', [third]: 'Refunds' };
const views = Object.fromEntries(
  Object.entries(start).map(([id, name]) => [id, { name, search }] as const),
);

const namesIn = ({ names }: Scene) => names as Names;
const others = (scene: Scene, id = '') =>
  Object.entries(namesIn(scene)).flatMap(([key, name]) => (key === id ? [] : [name]));
const isListed = (scene: Scene, id: string) => id in namesIn(scene) || 'The view is deleted.';
const isRenaming = ({ value }: Snapshot) => value === 'renaming' || 'No view is renamed.';

async function submit(driver: Driver, name: string) {
  await driver.fill(field, name);
  await driver.pressKey('Enter');
}

/** Opens the list again, with unsaved filters. */
async function reopen(driver: Driver) {
  await driver.navigate(path);
  await driver.click(opener);
}

async function expectViews(page: Assertions, { context }: Snapshot, scene: Scene) {
  const { problem } = context;
  await page.expectVisible(field, { invalid: problem !== null });
  if (problem) await page.expectVisible({ text: words.problems[problem] });
  const stored = ((await page.stored('workspace')) as Workspace).views;
  const names = Object.values(stored).map(({ name }) => name);
  assert.deepEqual(names.toSorted(), Object.values(namesIn(scene)).toSorted());
}

export const machineDriver: MachineDriver<typeof savedViewsMachine> = {
  path,
  setting: { stored: { workspace: writtenWorkspace({ ...sampleWorkspace, views }) } },
  prepare: (driver) => driver.click(opener),
  scene: {
    start: { names: start },
    next: (scene, event, before, after) => {
      const names = { ...namesIn(scene) };
      if (event.type === 'view.named' && after.context.problem === null)
        names['new'] = String(event['name']);
      if (event.type === 'view.renamed' && after.context.problem === null)
        names[before.context.id] = String(event['name']);
      if (event.type === 'view.deleted') delete names[String(event['id'])];
      if (event.type === 'delete.undone') names[before.context.id] = before.context.view.name;
      return { names };
    },
  },
  events: {
    'view.named': {
      can: (_, { value }) => value !== 'renaming' || 'The field renames a view.',
      act: async (driver, { name }, _, scene) => {
        await submit(driver, name);
        if (nameProblem(name, others(scene)) === null) await reopen(driver);
      },
      sends: ({ name }, _, scene) => {
        const named = { type: 'view.named', name, others: others(scene) };
        return nameProblem(name, others(scene)) ? [named] : [named, { type: 'views.closed' }];
      },
    },
    'rename.started': {
      can: ({ id }, { value, context }, scene) =>
        (value === 'renaming' && context.id === id && 'A field replaces the button.') ||
        isListed(scene, id),
      act: (driver, { id }, _, scene) =>
        driver.click(button(`${words.rename} ${namesIn(scene)[id]}`)),
    },
    'view.renamed': {
      can: (_, before) => isRenaming(before),
      act: (driver, { name }) => submit(driver, name),
      sends: ({ name }, { context: { id } }, scene) => [
        { type: 'view.renamed', name, others: others(scene, id) },
      ],
    },
    'rename.canceled': { can: (_, before) => isRenaming(before), control: button(words.cancel) },
    'view.deleted': {
      can: ({ id }, { value, context }, scene) =>
        (value === 'renaming' && context.id === id && 'A field replaces the button.') ||
        isListed(scene, id),
      act: (driver, { id }, _, scene) =>
        driver.click(button(`${words.delete} ${namesIn(scene)[id]}`)),
      sends: ({ id }, _, scene) => [
        { type: 'view.deleted', id, view: { name: namesIn(scene)[id], search } },
      ],
    },
    'delete.undone': {
      can: (_, { value }) => value === 'deleted' || 'No view was deleted.',
      control: button(words.undo),
    },
    'views.closed': {
      act: async (driver) => {
        await driver.click(link(/^Refunds/, dialog));
        await reopen(driver);
      },
    },
  },
  stateAssertions: {
    listing: async (page, snapshot, scene) => {
      await expectViews(page, snapshot, scene);
      await page.expectAbsent(button(words.undo));
      await page.expectAbsent(button(words.cancel));
    },
    renaming: async (page, snapshot, scene) => {
      await expectViews(page, snapshot, scene);
      await page.expectVisible(button(words.cancel));
      await page.expectAbsent(button(words.save));
    },
    deleted: async (page, snapshot, scene) => {
      await expectViews(page, snapshot, scene);
      await page.expectVisible({ text: words.deleted(snapshot.context.view.name) });
    },
  },
};
