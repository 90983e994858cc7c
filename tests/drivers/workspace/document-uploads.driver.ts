import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { uploadWords as words } from '#content/workspace/document-uploads.ts';
import { sampleWorkspace, type StoredDocument } from '#content/sample/workspace.ts';
import type { documentUploadsMachine } from '#machines/document-uploads/document-uploads.machine.ts';
import { kindOfName, type Upload } from '#machines/document-uploads/uploads.ts';
// Loads the lazy modules before the first step.
import '#src/features/workspace/chatbot/document-content/document-check.ts';
import '#src/features/workspace/chatbot/document-text/DocumentText.tsx';
import { button, type Assertions, type Find } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

type Snapshot = SnapshotFrom<typeof documentUploadsMachine>;
type UploadsDriver = MachineDriver<typeof documentUploadsMachine>;

const { documents: sample } = sampleWorkspace;
const input = { css: '#documents-input' };
const documents = { role: 'list', name: words.documents };
const uploads = { role: 'list', name: words.reading };
const refused = { role: 'list', name: words.refused };
const undo = button(words.undo);
const dismiss = button(words.dismiss);
const over = { css: '[data-over]' };

/** The content of each file, padded with spaces to its size. */
const contents: Record<string, string> = { 'Tariff 2026.PDF': '%PDF-1.7', 'scan.pdf': 'PNG' };
const textOf = ({ name, size }: Upload) => (contents[name] ?? '').padEnd(size);

/** A stored document without its date, which comes from the browser's clock. */
type UndatedDocument = Omit<StoredDocument, 'addedAt'>;
const undated = ({ id, name, size, kind }: UndatedDocument): UndatedDocument => ({
  id,
  name,
  size,
  kind,
});

/** The documents of the draft. */
interface View {
  documents: readonly UndatedDocument[];
}
const viewOf = (scene: Scene) => scene as unknown as View;

function documentsAfter({ documents: before }: View, type: string, { context }: Snapshot) {
  const { removed, uploads: files } = context;
  const [first] = files;
  if (type === 'document.removed') return before.filter(({ id }) => id !== sample[0]?.id);
  if (type === 'removal.undone' && removed)
    return before.toSpliced(removed.index, 0, undated(removed.document));
  const kind = first && kindOfName(first.name);
  return first && kind ? [...before, { ...first, kind }] : before;
}

/** The first half of the next file is read at once. */
const firstHalf = ({ context }: Snapshot) =>
  context.uploads
    .slice(0, 1)
    .map(({ id, size }) => ({ type: 'bytes.read', id, loaded: Math.ceil(size / 2) }));

async function expectDocuments(
  page: Assertions,
  { context: { rejections } }: Snapshot,
  scene: Scene,
) {
  const { documents: stored } = viewOf(scene);
  const rows = [...stored.entries()];
  await Promise.all([
    page.expectCount({ role: 'listitem', within: documents }, rows.length),
    ...rows.map(([nth, { name, kind }]) => {
      const text = new RegExp(`^${name}${kind.slice(1).toUpperCase()} · .*${words.added} `);
      return page.expectVisible({ role: 'listitem', within: documents, nth }, { text });
    }),
    page.expectCount({ role: 'listitem', within: refused }, rejections.length),
    ...rejections.map(({ name, problem }, nth) =>
      page.expectVisible(
        { role: 'listitem', within: refused, nth },
        { text: `${name} ${words.refusal(problem)}` },
      ),
    ),
  ]);
  assert.equal(await page.stored('workspace'), null, 'documents wait for Save');
}

async function expectActions(page: Assertions, actions: readonly Find[]) {
  for (const action of [undo, dismiss]) {
    if (actions.includes(action)) await page.expectVisible(action);
    else await page.expectAbsent(action);
  }
}

const ifRemoved = (_: unknown, { value }: Snapshot) =>
  value.notice === 'removed' || 'There is nothing to undo.';

const uploadsDriver: UploadsDriver = {
  path: '/chatbot-setup',
  setting: { hold: ['file'] },
  scene: {
    start: { documents: sample.map(undated) },
    next(scene, { type, output }, before) {
      const changesStore = type.startsWith('xstate.done.')
        ? output === null
        : ['document.removed', 'removal.undone'].includes(type);
      if (!changesStore) return scene;
      return { documents: documentsAfter(viewOf(scene), type, before) };
    },
  },
  events: {
    'files.chosen': {
      can: ({ files }, { context: { rejections } }) => {
        const isListed = rejections.some(({ id }) => files.some((file) => file.id === id));
        return !isListed || 'The rejections of these files are listed already.';
      },
      async act(driver, { files }) {
        await driver.drag(input, true);
        await driver.expectVisible(over);
        await driver.drag(input, false);
        await driver.expectAbsent(over);
        const attached = files.map((file) => ({ ...file, text: textOf(file) }));
        await driver.attach(input, attached);
      },
      sends: (event, _, scene) => [
        { ...event, stored: viewOf(scene).documents as StoredDocument[] },
      ],
      then: (_, before, after) => (before.value.reading === 'idle' ? firstHalf(after) : []),
    },
    'bytes.read': 'Reading a file sends it.',
    'upload.canceled': {
      can: ({ id }, { context }) =>
        context.uploads.some((upload) => upload.id === id) || 'The upload is gone.',
      async act(driver, { id }, { context }) {
        const name = context.uploads.find((upload) => upload.id === id)?.name ?? '';
        await driver.click(button(words.cancel(name)));
        await driver.expectVisible(input, { focused: true });
      },
      then: ({ id }, { context }, after) => (context.uploads[0]?.id === id ? firstHalf(after) : []),
    },
    'rejections.dismissed': {
      can: (_, { context }) => context.rejections.length > 0 || 'There are no rejections.',
      control: button(words.dismissRefused),
      async act(driver) {
        await driver.click(button(words.dismissRefused));
        await driver.expectVisible(input, { focused: true });
      },
    },
    'document.removed': {
      can: ({ removed: { document } }, _, scene) =>
        viewOf(scene).documents.some(({ id }) => id === document.id) || 'The document is gone.',
      async act(driver, { removed: { document } }) {
        await driver.click(button(words.remove(document.name)));
        await driver.expectVisible(undo, { focused: true });
      },
      sends: ({ removed: { document, index }, type }) => [
        { type, removed: { document: undated(document), index } },
      ],
    },
    'removal.undone': {
      can: ifRemoved,
      control: undo,
      async act(driver, _, { context }) {
        await driver.click(undo);
        const { id = '', name = '' } = context.removed?.document ?? {};
        await driver.expectVisible(button(words.remove(name)), { focused: true });
        await driver.expectVisible({ css: `[id="document-${id}-remove"]` });
      },
    },
    'notice.dismissed': {
      can: ifRemoved,
      control: dismiss,
      async act(driver, _, { context: { removed } }, scene) {
        await driver.click(dismiss);
        const { documents: stored } = viewOf(scene);
        const beside = stored[removed?.index ?? 0] ?? stored.at(-1);
        const target = beside ? { css: `[id="document-${beside.id}-remove"]` } : input;
        await driver.expectVisible(target, { focused: true });
      },
    },
    'xstate.done.actor.addDocument': {
      can: ({ output }, { context }) => {
        const isScan = context.uploads[0]?.name === 'scan.pdf';
        return isScan === (output !== null) || 'Another file has that result.';
      },
      act: (driver) => driver.settle('file', 'done'),
      sends: (event, { context: { uploads: files } }) => [
        { type: 'bytes.read', id: files[0]?.id, loaded: files[0]?.size },
        event,
      ],
      then: (_, __, after) => firstHalf(after),
    },
    'xstate.error.actor.addDocument': {
      act: (driver) => driver.settle('file', 'failed'),
      then: (_, __, after) => firstHalf(after),
    },
  },
  stateAssertions: {
    async 'reading.idle'(page, snapshot, scene) {
      await expectDocuments(page, snapshot, scene);
      await page.expectAbsent(uploads);
      const { addedCount } = snapshot.context;
      const notice = { text: new RegExp(`^${words.addedCount(addedCount)}`) };
      if (addedCount > 0) await page.expectVisible(notice);
      else await page.expectAbsent({ text: /documents? added\./ });
    },
    async 'reading.busy'(page, snapshot, scene) {
      await expectDocuments(page, snapshot, scene);
      const { uploads: waiting, loaded } = snapshot.context;
      await page.expectCount({ role: 'listitem', within: uploads }, waiting.length);
      for (const [nth, { name }] of waiting.entries()) {
        const text = new RegExp(`^${name}.*${nth > 0 ? words.waiting : 'bytes|KB'}`);
        await page.expectVisible({ role: 'listitem', within: uploads, nth }, { text });
      }
      await page.expectVisible({
        css: `progress[value="${loaded}"][max="${waiting[0]?.size ?? 0}"]`,
      });
    },
    async 'notice.hidden'(page) {
      await expectActions(page, []);
      await page.expectAbsent({ text: /restored\.$/ });
    },
    async 'notice.removed'(page, { context: { removed } }) {
      await expectActions(page, [undo, dismiss]);
      await page.expectVisible({
        role: 'paragraph',
        text: `${removed?.document.name} ${words.removed}`,
      });
    },
    async 'notice.restored'(page, { context: { removed } }) {
      await expectActions(page, []);
      const notice = words.restored(removed?.document.name ?? '');
      await page.expectVisible({ text: new RegExp(`${notice}$`) });
    },
  },
};

export const machineDrivers = [uploadsDriver];
