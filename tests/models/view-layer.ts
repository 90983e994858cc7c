import { cleanup } from '@testing-library/react';
import { afterEach, describe, test, vi } from 'vitest';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/model.ts';
import { domHands } from './dom-hands';
import { watchText } from './lone-text';
import { assertComplete, runLayer, subjectsIn, type SubjectFile, viewDepth } from './layer';

const files = Object.entries(import.meta.glob<SubjectFile>('../subjects/*/*.ts', { eager: true }));

const shares = 4;
/** In ms, on a machine that is busy with other things. */
const longest = 180_000;

const looked = Object.values(machines).flatMap((entry) => {
  const file = files.find(([path]) => path.endsWith(`/${entry.id}.ts`))?.[1];
  return file ? [[entry.id, entry, file] as const] : [];
});

/** The analysts' pages are an app of their own, which gets a window of its own. */
const isOfAtlas = ({ where }: MachineEntry) =>
  where.routes.every((route) => route.startsWith('/machines'));
const ofSite = looked.filter(([, entry]) => !isOfAtlas(entry));

/** Looks at one share of all machines in their views; several files do so side by side. */
export function lookAtViews(share: number | 'atlas'): void {
  const machinesOf =
    share === 'atlas'
      ? looked.filter(([, entry]) => isOfAtlas(entry))
      : ofSite.filter((_, index) => index % shares === share);

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  describe.each(machinesOf)('%s', (_, entry, file) => {
    test(
      'its view keeps its promises on every walk',
      async () => {
        // What a walk lets fail is said by the page.
        const { error: watch } = console;
        vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
          if (!String(words[0]).startsWith('Failed to submit')) watch(...words);
        });
        const expectLone = watchText();
        const result = await runLayer(entry, subjectsIn(file), {
          name: 'view',
          depth: viewDepth,
          hands: domHands,
          patience: () => Promise.resolve(false),
        });
        assertComplete(result);
        expectLone();
      },
      longest,
    );
  });
}
