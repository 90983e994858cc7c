import { expect, it } from 'vitest';
import { downloadText } from '#src/features/workspace/dashboard/download.ts';

it('export: the text is offered as a file, and its object URL is revoked later', async () => {
  const blobs: Blob[] = [];
  const revoked: string[] = [];
  const clicked: string[] = [];
  const later: (() => void)[] = [];
  downloadText('figures.csv', 'text/csv', '\uFEFFMálaga', {
    document: {
      createElement: (name: string) => {
        const link = document.createElement(name) as HTMLAnchorElement;
        link.click = () => clicked.push(`${link.download} ${link.href}`);
        return link;
      },
    },
    URL: {
      createObjectURL: (blob) => `blob:file-${blobs.push(blob)}`,
      revokeObjectURL: (url) => revoked.push(url),
    },
    setTimeout: (callback) => later.push(callback),
  });
  expect(clicked).toEqual(['figures.csv blob:file-1']);
  expect(blobs[0]!.type).toBe('text/csv;charset=utf-8');
  const bytes = new Uint8Array(await blobs[0]!.arrayBuffer());
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe('\uFEFFMálaga');
  expect(revoked).toEqual([]);
  later.forEach((callback) => callback());
  expect(revoked).toEqual(['blob:file-1']);
});
