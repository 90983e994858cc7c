import { describe, expect, test } from 'vitest';
import { uploadLimits } from '../../content/document-uploads';
import * as change from '../../machines/document-uploads/upload-changes';
import { sortedUploads } from '../../machines/document-uploads/upload-sorting';

const addedAt = '2026-11-20T10:00:00.000Z';
const file = (id: string, name = `${id}.pdf`, size = 100) => ({ id, name, size });
const document = (id: string) => ({ ...file(id), kind: '.pdf' as const, addedAt });
const [tariff, outages, map] = [document('tariff'), document('outages'), document('map')];
const list = change.opened([tariff, outages, map]);
const without = (id: string, documents = list.documents) => ({
  ...change.opened(documents.filter((one) => one.id !== id)),
  removed: change.removedFrom(documents, id),
});

describe('§2 documents: which files are read', () => {
  test('§2 documents: a file may be as large as the limit, and no larger', () => {
    const [largest, larger] = [0, 1].map((more) =>
      file(`f${more}`, 'a.pdf', uploadLimits.size + more),
    );
    expect(sortedUploads([largest!], []).uploads).toEqual([largest]);
    expect(sortedUploads([larger!], []).refusals).toEqual([
      { id: 'f1', name: 'a.pdf', problem: 'too-large' },
    ]);
  });

  test('§2 documents: the same name and size is the same file; one of the two is not enough', () => {
    const problems = [
      file('1', 'tariff.pdf'),
      file('2', 'tariff.pdf', 7),
      file('3', 'other.pdf'),
    ].map((one) => sortedUploads([one], list.documents).refusals[0]?.problem);
    expect(problems).toEqual(['duplicate', undefined, undefined]);
  });

  test('§2 documents: what is chosen while files are read joins them, with its refusals', () => {
    const first = { ...list, ...change.filesChosen(list, [file('1'), file('2', 'a.exe')]) };
    expect(first.refusals.map(({ id }) => id)).toEqual(['2']);
    const counted = { ...first, addedCount: 1 };
    const second = { ...counted, ...change.filesChosen(counted, [file('3'), file('4', 'b.exe')]) };
    expect(second.uploads.map(({ id }) => id)).toEqual(['1', '3']);
    expect(second.refusals.map(({ id }) => id)).toEqual(['2', '4']);
    expect(second.addedCount).toBe(1);
  });

  test('§2 documents: after the last file a new choice begins with no refusals and no count', () => {
    const over = {
      ...list,
      addedCount: 2,
      refusals: [{ id: '2', name: 'a', problem: 'kind' as const }],
    };
    expect(change.filesChosen(over, [file('5')])).toEqual({
      uploads: [file('5')],
      refusals: [],
      addedCount: 0,
    });
  });
});

describe('§2 documents: what a file becomes', () => {
  const reading = { ...list, uploads: [file('new', 'New.PDF'), file('next')], loaded: 50 };

  test('§2 documents: it becomes a document of its kind, with the time it was read', () => {
    const read = { addedAt, problem: null };
    expect(change.firstAsDocument(reading, read)).toEqual({
      ...file('new', 'New.PDF'),
      kind: '.pdf',
      addedAt,
    });
    expect(change.firstAsDocument(list, read)).toBeNull();
    expect(change.firstAsDocument({ ...list, uploads: [file('x', 'x.exe')] }, read)).toBeNull();
  });

  test('§2 documents: a file that is read is counted or refused, and the next begins at 0 bytes', () => {
    const next = { uploads: [file('next')], loaded: 0 };
    expect(change.firstRead(reading, null)).toEqual({ ...next, addedCount: 1 });
    expect(change.firstRead(reading, 'unreadable')).toEqual({
      ...next,
      refusals: [{ id: 'new', name: 'New.PDF', problem: 'unreadable' }],
    });
    expect(change.firstRead(list, null)).toEqual({});
  });

  test('§2 documents: at the start nothing is read, refused or counted, and storage lasts', () => {
    expect(list).toEqual({
      documents: [tariff, outages, map],
      uploads: [],
      loaded: 0,
      refusals: [],
      removed: null,
      addedCount: 0,
      isLasting: true,
    });
  });
});

describe('§2 documents: where the keyboard goes', () => {
  test.each([
    ['tariff', 'outages'],
    ['outages', 'map'],
    ['map', 'outages'],
  ])(
    '§2 documents: after %s is removed it goes to %s, and back once it is there again',
    (id, to) => {
      expect(change.besideRemoved(without(id))).toEqual({ id: to, part: 'remove' });
      expect(change.onRemoved(without(id))).toEqual({ id, part: 'remove' });
    },
  );

  test('§2 documents: after the only document is removed it goes to the choice of files', () => {
    expect(change.besideRemoved(without('map', [map]))).toEqual({ id: null, part: 'input' });
  });

  test('§2 documents: with nothing removed it goes to the first document, or the choice of files', () => {
    expect(change.besideRemoved(list)).toEqual({ id: 'tariff', part: 'remove' });
    expect(change.onRemoved(list)).toEqual({ id: null, part: 'input' });
    expect(change.removedFrom(list.documents, 'nothing')).toBeNull();
  });
});
