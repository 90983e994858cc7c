import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { uploadWords as words } from '#content/workspace/document-uploads.ts';
import { sampleWorkspace, type StoredDocument, type Workspace } from '#content/sample/workspace.ts';
import type { documentUploadsMachine } from '#machines/document-uploads/document-uploads.machine.ts';
import { kindOfName, type Upload } from '#machines/document-uploads/uploads.ts';
import { button, type Eyes, type Find } from '#tests/models/hands.ts';
import type { Scene, Subject } from '#tests/models/subject.ts';

type Snapshot = SnapshotFrom<typeof documentUploadsMachine>;
type UploadsSubject = Subject<typeof documentUploadsMachine>;

const { documents: sample } = sampleWorkspace;
const input = { css: '#documents-input' };
const documents = { role: 'list', name: words.documents };
const uploads = { role: 'list', name: words.reading };
const refused = { role: 'list', name: words.refused };
const undo = button(words.undo);
const dismiss = button(words.dismiss);
const over = { css: '[data-over]' };

/** What stands in each of the files; what a file is not long enough for is spaces. */
const contents: Record<string, string> = { 'Tariff 2026.PDF': '%PDF-1.7', 'scan.pdf': 'PNG' };
const textOf = ({ name, size }: Upload) => (contents[name] ?? '').padEnd(size);

/** A document as far as it is known: when it was added, the browser's clock says. */
type Known = Omit<StoredDocument, 'addedAt'>;
const known = ({ id, name, size, kind }: Known): Known => ({ id, name, size, kind });

/** What is stored, and whether that outlives the page. */
interface View {
  documents: readonly Known[];
  isStored: boolean;
}
const viewOf = (scene: Scene) => scene as unknown as View;

function documentsAfter({ documents: before }: View, type: string, { context }: Snapshot) {
  const { removed, uploads: files } = context;
  const [first] = files;
  if (type === 'document.removed') return before.filter(({ id }) => id !== sample[0]?.id);
  if (type === 'removal.undone' && removed)
    return before.toSpliced(removed.index, 0, known(removed.document));
  const kind = first && kindOfName(first.name);
  return first && kind ? [...before, { ...first, kind }] : before;
}

/** The first half of a file comes as soon as its turn has come. */
const beginning = ({ context }: Snapshot) =>
  context.uploads
    .slice(0, 1)
    .map(({ id, size }) => ({ type: 'bytes.read', id, loaded: Math.ceil(size / 2) }));

async function shows(
  eyes: Eyes,
  { context: { refusals } }: Snapshot,
  scene: Scene,
  keeps: boolean,
) {
  const { documents: stored, isStored } = viewOf(scene);
  const fleeting = { role: 'alert', text: words.fleeting };
  const rows = [...stored.entries()];
  await Promise.all([
    isStored ? eyes.miss(fleeting) : eyes.see(fleeting),
    eyes.count({ role: 'listitem', within: documents }, rows.length),
    ...rows.map(([nth, { name, kind }]) => {
      const text = new RegExp(`^${name}${kind.slice(1).toUpperCase()} · .*${words.added} `);
      return eyes.see({ role: 'listitem', within: documents, nth }, { text });
    }),
    eyes.count({ role: 'listitem', within: refused }, refusals.length),
    ...refusals.map(({ name, problem }, nth) =>
      eyes.see(
        { role: 'listitem', within: refused, nth },
        { text: `${name} ${words.refusal(problem)}` },
      ),
    ),
  ]);
  if (!keeps) return;
  const kept = ((await eyes.stored('workspace')) ?? sampleWorkspace) as Workspace;
  assert.deepEqual(kept.documents.map(known), stored);
}

async function offers(eyes: Eyes, offered: readonly Find[]) {
  for (const one of [undo, dismiss]) {
    if (offered.includes(one)) await eyes.see(one);
    else await eyes.miss(one);
  }
}

/** `keeps`: whether this browser keeps anything at all. */
function withStorage(keeps: boolean): UploadsSubject {
  const inStore = 'A browser that keeps nothing is looked at for what it says of that.';
  const ifRemoved = (_: unknown, { value }: Snapshot) =>
    value.notice === 'removed' || 'Nothing can be undone.';

  return {
    path: '/chatbot-setup',
    given: keeps ? { hold: ['file'] } : { storageDenied: true },
    scene: {
      start: { documents: sample.map(known), isStored: true },
      next(scene, { type, output }, before) {
        const isStoring = type.startsWith('xstate.done.')
          ? output === null
          : ['document.removed', 'removal.undone'].includes(type);
        if (!isStoring) return scene;
        return { documents: documentsAfter(viewOf(scene), type, before), isStored: keeps };
      },
    },
    events: {
      'files.chosen': {
        can: ({ files }, { context: { refusals } }) => {
          if (!keeps) return inStore;
          const isSaid = refusals.some(({ id }) => files.some((file) => file.id === id));
          return !isSaid || 'That is said of these files already.';
        },
        async act(hands, { files }) {
          await hands.drag(input, true);
          await hands.see(over);
          await hands.drag(input, false);
          await hands.miss(over);
          const attached = files.map((file) => ({ ...file, text: textOf(file) }));
          await hands.attach(input, attached);
        },
        sends: (event, _, scene) => [
          { ...event, stored: viewOf(scene).documents as StoredDocument[] },
        ],
        then: (_, before, after) => (before.value.reading === 'idle' ? beginning(after) : []),
      },
      'bytes.read': 'It comes by itself while a file is read.',
      'upload.canceled': {
        can: ({ id }, { context }) =>
          context.uploads.some((upload) => upload.id === id) || 'It has no button any more.',
        async act(hands, { id }, { context }) {
          const name = context.uploads.find((upload) => upload.id === id)?.name ?? '';
          await hands.press(button(words.cancel(name)));
          await hands.see(input, { focused: true });
        },
        then: ({ id }, { context }, after) =>
          context.uploads[0]?.id === id ? beginning(after) : [],
      },
      'refusals.dismissed': {
        can: (_, { context }) => context.refusals.length > 0 || 'Nothing was refused.',
        control: button(words.dismissRefused),
        async act(hands) {
          await hands.press(button(words.dismissRefused));
          await hands.see(input, { focused: true });
        },
      },
      'document.removed': {
        can: ({ removed: { document } }, _, scene) =>
          viewOf(scene).documents.some(({ id }) => id === document.id) ||
          'It has no button any more.',
        async act(hands, { removed: { document } }) {
          await hands.press(button(words.remove(document.name)));
          await hands.see(undo, { focused: true });
        },
        sends: ({ removed: { document, index }, type }) => [
          { type, removed: { document: known(document), index } },
        ],
      },
      'removal.undone': {
        can: ifRemoved,
        control: undo,
        async act(hands, _, { context }) {
          await hands.press(undo);
          const { id = '', name = '' } = context.removed?.document ?? {};
          await hands.see(button(words.remove(name)), { focused: true });
          await hands.see({ css: `[id="document-${id}-remove"]` });
        },
      },
      'notice.dismissed': {
        can: ifRemoved,
        control: dismiss,
        async act(hands, _, { context: { removed } }, scene) {
          await hands.press(dismiss);
          const { documents: stored } = viewOf(scene);
          const beside = stored[removed?.index ?? 0] ?? stored.at(-1);
          const target = beside ? { css: `[id="document-${beside.id}-remove"]` } : input;
          await hands.see(target, { focused: true });
        },
      },
      'xstate.done.actor.addDocument': {
        can: ({ output }, { context }) => {
          const isScan = context.uploads[0]?.name === 'scan.pdf';
          return isScan === (output === 'content') || 'Another file comes to that.';
        },
        act: (hands) => hands.answer('file', 'done'),
        sends: (event, { context: { uploads: files } }) => [
          { type: 'bytes.read', id: files[0]?.id, loaded: files[0]?.size },
          event,
        ],
        then: (_, __, after) => beginning(after),
      },
      'xstate.error.actor.addDocument': {
        act: (hands) => hands.answer('file', 'failed'),
        then: (_, __, after) => beginning(after),
      },
    },
    promises: {
      async 'reading.idle'(eyes, snapshot, scene) {
        await shows(eyes, snapshot, scene, keeps);
        await eyes.miss(uploads);
        const { addedCount } = snapshot.context;
        const said = { text: new RegExp(`^${words.addedCount(addedCount)}`) };
        if (addedCount > 0) await eyes.see(said);
        else await eyes.miss({ text: /documents? added\./ });
      },
      async 'reading.busy'(eyes, snapshot, scene) {
        await shows(eyes, snapshot, scene, keeps);
        const { uploads: waiting, loaded } = snapshot.context;
        await eyes.count({ role: 'listitem', within: uploads }, waiting.length);
        for (const [nth, { name }] of waiting.entries()) {
          const text = new RegExp(`^${name}.*${nth > 0 ? words.waiting : 'bytes|KB'}`);
          await eyes.see({ role: 'listitem', within: uploads, nth }, { text });
        }
        await eyes.see({ css: `progress[value="${loaded}"][max="${waiting[0]?.size ?? 0}"]` });
      },
      async 'notice.silent'(eyes) {
        await offers(eyes, []);
        await eyes.miss({ text: /restored\.$/ });
      },
      async 'notice.removed'(eyes, { context: { removed } }) {
        await offers(eyes, [undo, dismiss]);
        await eyes.see({ role: 'paragraph', text: `${removed?.document.name} ${words.removed}` });
      },
      async 'notice.restored'(eyes, { context: { removed } }) {
        await offers(eyes, []);
        const said = words.restored(removed?.document.name ?? '');
        await eyes.see({ text: new RegExp(`${said}$`) });
      },
    },
    unreachable: {
      'not document-uploads.reading.busy bytes.read 0':
        'A reading that was stopped tells nothing more.',
    },
  };
}

export const subjects = [withStorage(true), withStorage(false)];
