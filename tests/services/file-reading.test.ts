import { describe, expect, it } from 'vitest';
import { readDocument } from '#src/features/workspace/chatbot/document-uploads/document-reading.ts';
import { readFaqFile } from '#src/features/workspace/chatbot/faq-import/faq-file.ts';
import { fileBytes } from '#src/features/workspace/chatbot/file-bytes.ts';
import { createFileRegistry } from '#src/features/workspace/chatbot/file-registry.ts';

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'faq.csv') =>
  new File([content], name);

/** A file whose chunks arrive when the test releases them. */
function slowFile(pieces: Uint8Array<ArrayBuffer>[]) {
  let canceled = false;
  const stream = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull(controller) {
          const piece = pieces.shift();
          if (piece) controller.enqueue(piece);
        },
        cancel() {
          canceled = true;
        },
      },
      { highWaterMark: 0 },
    );
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0) + 1;
  return { file: { stream, size }, isCanceled: () => canceled };
}

describe('§2.100 uploads: reading a file', () => {
  it('returns its bytes and reports progress', async () => {
    const progress: number[] = [];
    const { file } = slowFile([Uint8Array.of(1, 2), Uint8Array.of(3)]);
    const all = new Promise<void>((resolve) => {
      void fileBytes(file, {
        onProgress: (loaded) => {
          progress.push(loaded);
          if (loaded === 3) resolve();
        },
      }).catch(() => undefined);
    });
    await all;
    expect(progress).toEqual([2, 3]);
    expect([...(await fileBytes(fileOf('añ')))]).toEqual([0x61, 0xc3, 0xb1]);
  });

  it('stops and releases the file when canceled', async () => {
    const stop = new AbortController();
    const { file, isCanceled } = slowFile([Uint8Array.of(1)]);
    const reading = fileBytes(file, {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(reading).rejects.toThrow(/abort/i);
    expect(isCanceled()).toBe(true);
  });

  it('reports a mismatch of content and name', async () => {
    expect(await readDocument(fileOf('%PDF-1.7', 'a.pdf'), '.pdf', {})).toBeNull();
    expect(await readDocument(fileOf('Text', 'a.pdf'), '.pdf', {})).toBe('content');
    expect(await readDocument(undefined, '.pdf', {})).toBe('unreadable');
  });
});

describe('§5.27 FAQ import: reading a file', () => {
  it.each([
    ['too-large', fileOf('x'.repeat(10 * 1024 * 1024 + 1))],
    ['workbook', fileOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))],
    ['unreadable', undefined],
  ])('a file that is %s is rejected as a whole', async (problem, file) => {
    expect(await readFaqFile(file, { faqEntries: [] })).toEqual({ problem });
  });
});

describe('§5.35 FAQ import: a long file', () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => `Why ${index}?,So.`);
  const file = fileOf(['question,answer', ...rows].join('\n'));

  it('is read in batches that report progress', async () => {
    const progress: number[] = [];
    const content = await readFaqFile(file, {
      faqEntries: [],
      onProgress: (percent) => progress.push(percent),
    });
    expect(content).toMatchObject({ texts: { length: 2_000 }, rejections: [] });
    expect(progress.length).toBeGreaterThanOrEqual(4);
    expect(progress).toEqual([...new Set(progress)].toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBeLessThanOrEqual(100);
  });

  it('stops when canceled, and timers run between batches', async () => {
    const stop = new AbortController();
    const progress: number[] = [];
    const reading = readFaqFile(file, {
      faqEntries: [],
      signal: stop.signal,
      onProgress: (percent) => {
        progress.push(percent);
        setTimeout(() => stop.abort());
      },
    });
    await expect(reading).rejects.toThrow(/abort/i);
    // The first report may come from the file's bytes; all batches would make four or more.
    expect(progress.length).toBeLessThanOrEqual(2);
  });
});

it('§2.105 uploads: a held file is found by its id until it is released', () => {
  const registry = createFileRegistry();
  const file = fileOf('a', 'a.txt');
  const [first, second] = [registry.add(file), registry.add(file)];
  expect(first).toMatchObject({ name: 'a.txt', size: 1 });
  expect(first.id).not.toBe(second.id);
  registry.hold('stored', file);
  expect(registry.get('stored')).toBe(file);
  registry.release(first.id);
  expect([registry.get(first.id), registry.get(second.id)]).toEqual([undefined, file]);
});
