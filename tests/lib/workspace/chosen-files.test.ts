import { expect, it } from 'vitest';
import {
  droppedFiles,
  inputFiles,
} from '#src/features/workspace/chatbot/document-uploads/chosen-files.ts';

const file = (name: string) => new File(['a'], name);
const item = (isDirectory?: boolean) => ({
  kind: 'file',
  webkitGetAsEntry: isDirectory === undefined ? undefined : () => ({ isDirectory }),
});
const dropped = (files: File[], items: object[]) =>
  droppedFiles({ files, items } as unknown as DataTransfer).map((chosen) => [
    chosen.file.name,
    chosen.isFolder,
  ]);

it('§2.100 uploads: the drop area distinguishes a folder from files', () => {
  const items = [{ kind: 'string' }, item(false), item(true), item()];
  expect(dropped([file('a.pdf'), file('Plans.pdf'), file('b.pdf')], items)).toEqual([
    ['a.pdf', false],
    ['Plans.pdf', true],
    ['b.pdf', false],
  ]);
  expect(dropped([file('a.pdf')], [])).toEqual([['a.pdf', false]]);
});

it('§2.100 uploads: a canceled choice holds no files', () => {
  expect(inputFiles(null)).toEqual([]);
});
