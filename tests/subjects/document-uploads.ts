import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { uploadWords as words } from '../../content/document-uploads';
import {
  sampleWorkspace,
  type StoredDocument,
  type Workspace,
} from '../../content/sample/workspace';
import type { documentUploadsMachine } from '../../machines/document-uploads/document-uploads.machine';
import { model } from '../../machines/document-uploads/document-uploads.model';
import * as change from '../../machines/document-uploads/upload-changes';
import type { Upload } from '../../machines/document-uploads/upload-sorting';
import { button, type Eyes, type Find } from '../models/hands';
import type { Subject } from '../models/subject';

type Snapshot = SnapshotFrom<typeof documentUploadsMachine>;
type UploadsSubject = Subject<typeof documentUploadsMachine>;

const { documents: start } = model.input ?? { documents: [] };
const input = { css: '#documents-input' };
const documents = { role: 'list', name: words.documents };
const uploads = { role: 'list', name: words.reading };
const refused = { role: 'list', name: words.refused };
const undo = button(words.undo);
const dismiss = button(words.dismiss);
const over = { css: '[class*="isOver-true"]' };

/** What stands in each of the files; what a file is not long enough for is spaces. */
const contents: Record<string, string> = { 'Tariff 2026.PDF': '%PDF-1.7', 'scan.pdf': 'PNG' };
const textOf = ({ name, size }: Upload) => (contents[name] ?? '').padEnd(size);

/** A document as far as it is known: when it was added, the browser's clock says. */
const known = ({ id, name, size, kind }: StoredDocument) => ({ id, name, size, kind });
const restored = (list: readonly StoredDocument[]) => ({
  type: 'documents.restored',
  documents: list.map(known),
});

/** The first half of a file comes as soon as its turn has come. */
const beginning = ({ context }: Snapshot) =>
  context.uploads
    .slice(0, 1)
    .map(({ id, size }) => ({ type: 'bytes.read', id, loaded: Math.ceil(size / 2) }));

async function shows(eyes: Eyes, { context }: Snapshot, keeps: boolean) {
  const { isLasting, refusals } = context;
  const fleeting = { role: 'alert', text: words.fleeting };
  const rows = [...context.documents.entries()];
  await Promise.all([
    isLasting ? eyes.miss(fleeting) : eyes.see(fleeting),
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
  const kept = (await eyes.stored('workspace')) as Workspace;
  assert.deepEqual(kept.documents.map(known), context.documents.map(known));
}

async function offers(eyes: Eyes, offered: readonly Find[]) {
  for (const one of [undo, dismiss]) {
    if (offered.includes(one)) await eyes.see(one);
    else await eyes.miss(one);
  }
}

/** `keeps`: whether this browser keeps anything at all. */
function withStorage(keeps: boolean): UploadsSubject {
  const list = keeps ? start : sampleWorkspace.documents;
  const written = { type: 'documents.written', isLasting: keeps };
  const keeping = (kept: readonly StoredDocument[]) => [restored(kept), written];
  const inStore = 'A browser that keeps nothing is looked at for what it says of that.';
  const ifRemoved = (_: unknown, { value }: Snapshot) =>
    value.notice === 'removed' || 'Nothing can be undone.';

  return {
    path: '/chatbot-setup',
    given: keeps
      ? {
          stored: { workspace: { version: 1, ...sampleWorkspace, documents: start } },
          hold: ['file'],
        }
      : { storageDenied: true },
    from: { input: { documents: list } },
    opens: [restored(list)],
    events: {
      'files.chosen': {
        can: ({ files }, { context: { refusals } }) => {
          if (!keeps) return inStore;
          const isSaid = refusals.some(({ id }) => files.some((file) => file.id === id));
          return !isSaid || 'That is said of these files already.';
        },
        act: (hands, { files }) =>
          hands.attach(
            input,
            files.map((file) => ({ id: file.id, name: file.name, text: textOf(file) })),
          ),
        sends: (event, { context }) => [restored(context.documents), event],
        then: (_, before, after) => (before.value.reading === 'idle' ? beginning(after) : []),
      },
      'drag.entered': {
        can: (_, { value }) =>
          !keeps ? inStore : value.drop === 'away' || 'Files are over it already.',
        act: (hands) => hands.drag(input, true),
      },
      'drag.left': {
        can: (_, { value }) => value.drop === 'over' || 'No files are over it.',
        act: (hands) => hands.drag(input, false),
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
        can: ({ id }, { context }) =>
          context.documents.some((one) => one.id === id) || 'It has no button any more.',
        async act(hands, { id }, { context }) {
          const name = context.documents.find((one) => one.id === id)?.name ?? '';
          await hands.press(button(words.remove(name)));
          await hands.see(undo, { focused: true });
        },
        then: ({ id }, { context }) => keeping(context.documents.filter((one) => one.id !== id)),
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
        then: (_, { context: { documents: kept, removed } }) => {
          if (!removed || kept.some(({ id }) => id === removed.document.id)) return keeping(kept);
          return keeping(kept.toSpliced(removed.index, 0, removed.document));
        },
      },
      'notice.dismissed': {
        can: ifRemoved,
        control: dismiss,
        async act(hands, _, { context }) {
          await hands.press(dismiss);
          const { id } = change.besideRemoved(context);
          const beside = { css: `[id="document-${id}-remove"]` };
          await hands.see(id === null ? input : beside, { focused: true });
        },
      },
      'documents.restored': {
        can: () => keeps || 'A browser that keeps nothing shares nothing with another tab.',
        act: (hands, event) =>
          hands.otherTab('workspace', {
            version: 1,
            ...sampleWorkspace,
            documents: event.documents,
          }),
      },
      'documents.written': 'It answers what the list has kept, and never comes by itself.',
      'xstate.done.actor.readDocument': {
        can: ({ output }, { context }) => {
          const isScan = context.uploads[0]?.name === 'scan.pdf';
          const { problem } = output as change.ReadResult;
          return isScan === (problem === 'content') || 'Another file comes to that.';
        },
        act: (hands) => hands.answer('file', 'done'),
        sends: (
          event,
          {
            context: {
              uploads: [first],
            },
          },
        ) => [{ type: 'bytes.read', id: first?.id, loaded: first?.size }, event],
        then: ({ output }, { context }, after) => {
          const result = output as change.ReadResult;
          const added = change.firstAsDocument(context, result);
          if (result.problem || !added) return beginning(after);
          return [...keeping([...context.documents, added]), ...beginning(after)];
        },
      },
      'xstate.error.actor.readDocument': {
        act: (hands) => hands.answer('file', 'failed'),
        then: (_, __, after) => beginning(after),
      },
    },
    promises: {
      async 'reading.idle'(eyes, snapshot) {
        await shows(eyes, snapshot, keeps);
        await eyes.miss(uploads);
        const { addedCount } = snapshot.context;
        const said = { text: new RegExp(`^${words.addedCount(addedCount)}`) };
        if (addedCount > 0) await eyes.see(said);
        else await eyes.miss({ text: /documents? added\./ });
      },
      async 'reading.busy'(eyes, snapshot) {
        await shows(eyes, snapshot, keeps);
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
      'drop.away': (eyes) => eyes.miss(over),
      'drop.over': (eyes) => eyes.see(over),
    },
    unreachable: {
      'not document-uploads.reading.busy bytes.read 0':
        'A reading that was stopped tells nothing more.',
      'not document-uploads.notice document.removed 0': 'Only a document in the list has a button.',
    },
  };
}

export const subjects = [withStorage(true), withStorage(false)];
