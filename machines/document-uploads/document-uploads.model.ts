import type { StoredDocument } from '#content/sample/workspace.ts';
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
const scan = { id: idOf('8'), name: 'scan.pdf', size: 7 };

const chosen = (...files: object[]) => ({ type: 'files.chosen', files, stored: [guide] }) as never;
const read = (problem: 'content' | null) =>
  ({ type: 'xstate.done.actor.addDocument', output: problem }) as const;
const removed = { type: 'document.removed', removed: { document: guide, index: 0 } } as const;
const undone = { type: 'removal.undone' } as const;
const still = { reading: 'idle', notice: 'silent' } as const;

export const about: About = {
  title: 'Document uploads',
  purpose: 'Takes documents for the chatbot, and says of each file not taken why.',
  where: { routes: ['/chatbot-setup'], view: 'The drop area, files being read, and documents' },
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
    'refusals.dismissed': [{}],
    'document.removed': [{ removed: { document: guide, index: 0 } }],
    'removal.undone': [{}],
    'notice.dismissed': [{}],
    'xstate.done.actor.addDocument': [{ output: null }, { output: 'content' }],
    'xstate.error.actor.addDocument': [{ error: 'NotReadableError' }],
  },
  key: ({ value, context: { uploads } }) => JSON.stringify([value, uploads.map(({ id }) => id)]),
  invariants: {
    'something is being read as long as anything waits': ({ value, context }) =>
      (value.reading === 'busy') === context.uploads.length > 0,
    'what is read has a known ending, some content and at most 10 MB': ({ context }) =>
      context.uploads.every(
        ({ name, size }) => /\.(pdf|docx?|txt)$/i.test(name) && size > 0 && size <= 10_485_760,
      ),
    'no file is read twice': ({ context: { uploads } }) =>
      new Set(uploads.map(({ name, size }) => `${name}/${size}`)).size === uploads.length,
    'an undo has something to bring back': ({ value, context }) =>
      value.notice !== 'removed' || context.removed !== null,
  },
  steps: {
    'no file disappears without a word': ({ before, event, after }) =>
      after.context.uploads.length >= before.context.uploads.length ||
      event.type === 'upload.canceled' ||
      after.context.addedCount > before.context.addedCount ||
      after.context.refusals.length > before.context.refusals.length,
    'a document leaves only by its own button': ({ event, effects }) =>
      !effects.includes('removeDocument') || event.type === 'document.removed',
  },
  ignored: {
    'bytes.read': 'Nothing is being read; the news is of a file that is gone.',
    'upload.canceled': 'Nothing is being read.',
    'notice.dismissed': 'Nothing can be undone.',
    'removal.undone': 'Nothing can be undone.',
  },
  journeys: [
    {
      title: '§2 uploads: files are read one by one and become documents',
      events: [chosen(tariff, notes), read(null), read(null)],
      end: still,
      context: { uploads: [], refusals: [], addedCount: 2 },
      effects: ['addDocument', 'addDocument'],
    },
    {
      title: '§2 uploads: what can’t be a document is refused before it is read',
      events: [chosen(map, blank, huge, again)],
      end: still,
      context: {
        refusals: [
          { id: map.id, name: 'map.exe', problem: 'kind' },
          { id: blank.id, name: 'blank.doc', problem: 'empty' },
          { id: huge.id, name: 'huge.docx', problem: 'too-large' },
          { id: again.id, name: guide.name, problem: 'duplicate' },
        ],
      },
      effects: [],
    },
    {
      title: '§2 uploads: the same file chosen twice at once is read once',
      events: [chosen(notes, { ...notes, id: 'g' })],
      end: { ...still, reading: 'busy' },
      context: {
        uploads: [notes],
        refusals: [{ id: 'g', name: notes.name, problem: 'duplicate' }],
      },
    },
    {
      title: '§2 uploads: a file whose content is something else is refused, the next is read',
      events: [chosen(tariff, notes), read('content')],
      end: { ...still, reading: 'busy' },
      context: {
        uploads: [notes],
        refusals: [{ id: tariff.id, name: tariff.name, problem: 'content' }],
      },
      effects: ['addDocument', 'addDocument'],
    },
    {
      title: '§2 uploads: reading can be canceled, and what waits is read then',
      events: [
        chosen(tariff, notes),
        { type: 'bytes.read', id: tariff.id, loaded: 4_096 },
        { type: 'upload.canceled', id: tariff.id },
      ],
      end: { ...still, reading: 'busy' },
      context: { uploads: [notes], loaded: 0, refusals: [] },
      effects: ['addDocument', 'addDocument'],
    },
    {
      title: '§2 uploads: what was said of earlier files goes with the next choice',
      events: [chosen(map), chosen(tariff)],
      end: { ...still, reading: 'busy' },
      context: { refusals: [] },
    },
    {
      title: '§2 uploads: what was said of files not added goes once it has been read',
      events: [chosen(map), { type: 'refusals.dismissed' }],
      end: still,
      context: { refusals: [] },
      effects: [],
    },
    {
      title: '§2 uploads: a removed document can be brought back into its place',
      events: [removed, undone],
      end: { ...still, notice: 'restored' },
      context: { removed: { document: guide, index: 0 } },
      effects: ['removeDocument', 'putBackDocument'],
      given: { putBackDocument: { document: guide, index: 0 } },
    },
    {
      title: '§2 uploads: after the next files there is nothing to undo',
      events: [removed, chosen(map), undone],
      end: still,
      effects: ['removeDocument'],
    },
  ],
};
