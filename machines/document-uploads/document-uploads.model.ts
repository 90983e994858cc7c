import type { StoredDocument } from '#content/sample/workspace.ts';
import type { UploadProblem } from '#content/workspace/document-uploads.ts';
import type { About, Model } from '../model';
import type { documentUploadsMachine } from './document-uploads.machine';

const guide: StoredDocument = {
  id: 'sample-1',
  name: 'ONT light guide.pdf',
  size: 412_338,
  kind: '.pdf',
  addedAt: '2026-11-09T00:00:00.000Z',
};
const idOf = (digit: string) => digit.padStart(32, '0');
const tariff = { id: idOf('a'), name: 'Tariff 2026.PDF', size: 9_000 };
const notes = { id: idOf('b'), name: 'notes.txt', size: 12 };
const map = { id: idOf('c'), name: 'map.exe', size: 5 };
const again = { id: idOf('d'), name: guide.name, size: guide.size };
const huge = { id: idOf('e'), name: 'huge.docx', size: 10 * 1024 * 1024 + 1 };
const blank = { id: idOf('f'), name: 'blank.doc', size: 0 };
const folder = { id: idOf('9'), name: 'Plans.pdf', size: 4_096, isFolder: true };
const scan = { id: idOf('8'), name: 'scan.pdf', size: 7 };

const chosen = (...files: object[]) => ({ type: 'files.chosen', files, stored: [guide] }) as never;
const mismatch: UploadProblem = 'content';
const read = (output: UploadProblem | null) =>
  ({ type: 'xstate.done.actor.addDocument', output }) as const;
const removed = { type: 'document.removed', removed: { document: guide, index: 0 } } as const;
const undone = { type: 'removal.undone' } as const;
const idle = { reading: 'idle', notice: 'hidden' } as const;

export const about: About = {
  title: 'Document uploads',
  purpose: 'Adds documents for the chatbot and gives a reason for each rejected file.',
  where: { routes: ['/chatbot-setup'], view: 'The drop area, the upload queue and the documents' },
};

export const model: Model<typeof documentUploadsMachine> = {
  events: {
    'files.chosen': ({ context: { uploads } }) => [
      { files: [map], stored: [guide] },
      ...(uploads.length > 0
        ? []
        : [tariff, scan].map((file) => ({ files: [file, notes], stored: [guide] }))),
    ],
    'bytes.read': [
      { id: tariff.id, loaded: 4_096 },
      { id: notes.id, loaded: 6 },
    ],
    'upload.canceled': [{ id: tariff.id }, { id: notes.id }],
    'rejections.dismissed': [{}],
    'document.removed': [{ removed: { document: guide, index: 0 } }],
    'removal.undone': [{}],
    'notice.dismissed': [{}],
    'xstate.done.actor.addDocument': [{ output: null }, { output: mismatch }],
    'xstate.error.actor.addDocument': [{ error: 'NotReadableError' }],
  },
  key: ({ value, context: { uploads } }) => JSON.stringify([value, uploads.map(({ id }) => id)]),
  invariants: {
    'a file is being read exactly while the queue has files': ({ value, context }) =>
      (value.reading === 'busy') === context.uploads.length > 0,
    'queued files have a known extension, some content and at most 10 MB': ({ context }) =>
      context.uploads.every(
        ({ name, size }) => /\.(pdf|docx?|txt)$/i.test(name) && size > 0 && size <= 10_485_760,
      ),
    'no file is queued twice': ({ context: { uploads } }) =>
      new Set(uploads.map(({ name, size }) => `${name}/${size}`)).size === uploads.length,
    'undo has a document to restore': ({ value, context }) =>
      value.notice !== 'removed' || context.removed !== null,
  },
  steps: {
    'a file leaves the queue only canceled, added or rejected': ({ before, event, after }) =>
      after.context.uploads.length >= before.context.uploads.length ||
      event.type === 'upload.canceled' ||
      after.context.addedCount > before.context.addedCount ||
      after.context.rejections.length > before.context.rejections.length,
    'only the remove button removes a document': ({ event, effects }) =>
      !effects.includes('removeDocument') || event.type === 'document.removed',
  },
  ignored: {
    'bytes.read': 'The file is no longer being read.',
    'upload.canceled': 'No file is being read.',
    'notice.dismissed': 'There is no removal to undo.',
    'removal.undone': 'There is no removal to undo.',
  },
  journeys: [
    {
      title: '§2.100 uploads: files are read one by one and stored',
      events: [chosen(tariff, notes), read(null), read(null)],
      end: idle,
      context: { uploads: [], rejections: [], addedCount: 2 },
      effects: ['addDocument', 'addDocument'],
    },
    {
      title: '§5.38 uploads: an invalid file is rejected before it is read',
      events: [chosen(map, blank, huge, again, folder)],
      end: idle,
      context: {
        rejections: [
          { id: map.id, name: 'map.exe', problem: 'kind' },
          { id: blank.id, name: 'blank.doc', problem: 'empty' },
          { id: huge.id, name: 'huge.docx', problem: 'too-large' },
          { id: again.id, name: guide.name, problem: 'duplicate' },
          { id: folder.id, name: folder.name, problem: 'folder' },
        ],
      },
      effects: [],
    },
    {
      title: '§5.38 uploads: a duplicate in one selection is rejected',
      events: [chosen(notes, { ...notes, id: 'g' })],
      end: { ...idle, reading: 'busy' },
      context: {
        uploads: [notes],
        rejections: [{ id: 'g', name: notes.name, problem: 'duplicate' }],
      },
    },
    {
      title: '§5.39 uploads: a content mismatch is rejected, and the next file is read',
      events: [chosen(tariff, notes), read(mismatch)],
      end: { ...idle, reading: 'busy' },
      context: {
        uploads: [notes],
        rejections: [{ id: tariff.id, name: tariff.name, problem: mismatch }],
      },
      effects: ['addDocument', 'addDocument'],
    },
    {
      title: '§2.101 uploads: canceling the current file starts the next',
      events: [
        chosen(tariff, notes),
        { type: 'bytes.read', id: tariff.id, loaded: 4_096 },
        { type: 'upload.canceled', id: tariff.id },
      ],
      end: { ...idle, reading: 'busy' },
      context: { uploads: [notes], loaded: 0, rejections: [] },
      effects: ['addDocument', 'addDocument'],
    },
    {
      title: '§2.103 uploads: choosing files clears earlier rejections',
      events: [chosen(map), chosen(tariff)],
      end: { ...idle, reading: 'busy' },
      context: { rejections: [] },
    },
    {
      title: '§2.103 uploads: rejections can be dismissed',
      events: [chosen(map), { type: 'rejections.dismissed' }],
      end: idle,
      context: { rejections: [] },
      effects: [],
    },
    {
      title: '§2.102 uploads: undo restores a removed document',
      events: [removed, undone],
      end: { ...idle, notice: 'restored' },
      context: { removed: { document: guide, index: 0 } },
      effects: ['removeDocument', 'restoreDocument'],
      effectInputs: { restoreDocument: { document: guide, index: 0 } },
    },
    {
      title: '§2.102 uploads: choosing files ends the offer to undo',
      events: [removed, chosen(map), undone],
      end: idle,
      effects: ['removeDocument'],
    },
  ],
};
