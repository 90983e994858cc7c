import { describe, expect, test } from 'vitest';
import { uploadLimits } from '#content/workspace/document-uploads.ts';
import { withFiles, withFirstRead, type Batch } from '#machines/document-uploads/uploads.ts';

const file = (id: string, name = `${id}.pdf`, size = 100) => ({ id, name, size });
const none: Batch = { uploads: [], rejections: [], addedCount: 0 };
const rejection = { id: '2', name: 'a', problem: 'kind' as const };

describe('documents: choosing files', () => {
  test('§5.38 documents: a file at the size limit is accepted, a larger one is not', () => {
    const [largest, larger] = [0, 1].map((more) =>
      file(`f${more}`, 'a.pdf', uploadLimits.size + more),
    );
    expect(withFiles(none, [largest!], []).uploads).toEqual([largest]);
    expect(withFiles(none, [larger!], []).rejections).toEqual([
      { id: 'f1', name: 'a.pdf', problem: 'too-large' },
    ]);
  });

  test('§5.38 documents: a duplicate has the same name and the same size', () => {
    const problems = [
      file('1', 'tariff.pdf'),
      file('2', 'tariff.pdf', 7),
      file('3', 'other.pdf'),
    ].map((chosen) => withFiles(none, [chosen], [file('tariff')]).rejections[0]?.problem);
    expect(problems).toEqual(['duplicate', undefined, undefined]);
  });

  test('§2.100 documents: files chosen during an upload join it, with their rejections', () => {
    const first = withFiles(none, [file('1'), file('2', 'a.exe')], []);
    expect(first.rejections.map(({ id }) => id)).toEqual(['2']);
    const second = withFiles(
      { ...first, addedCount: 1 },
      [file('3'), file('4', 'b.exe'), file('5', '1.pdf')],
      [],
    );
    expect(second.uploads.map(({ id }) => id)).toEqual(['1', '3']);
    expect(second.rejections.map(({ id }) => id)).toEqual(['2', '4', '5']);
    expect(second.addedCount).toBe(1);
  });

  test('§2.103 documents: a choice after the last file starts without rejections and count', () => {
    const over = { ...none, addedCount: 2, rejections: [rejection] };
    expect(withFiles(over, [file('5')], [])).toEqual({ ...none, uploads: [file('5')] });
  });
});

test('§2.100 documents: a file that was read is counted or refused', () => {
  const reading = { ...none, uploads: [file('new', 'New.PDF'), file('next')] };
  const next = { ...none, uploads: [file('next')] };
  expect(withFirstRead(reading, null)).toEqual({ ...next, addedCount: 1 });
  expect(withFirstRead(reading, 'content')).toEqual({
    ...next,
    rejections: [{ id: 'new', name: 'New.PDF', problem: 'content' }],
  });
  expect(withFirstRead(none, null)).toEqual(none);
});

test('§2.100 documents: hundreds of files and a folder are queued or refused one by one', () => {
  const many = Array.from({ length: 500 }, (_, index) => file(`f${index}`));
  const folder = { ...file('plans'), isFolder: true };
  const { uploads, rejections } = withFiles(none, [folder, ...many, ...many], []);
  expect(uploads).toEqual(many);
  expect(rejections).toHaveLength(501);
  expect(rejections[0]).toEqual({ id: 'plans', name: 'plans.pdf', problem: 'folder' });
});
