import { cleanup } from '@testing-library/react';
import { afterEach, describe, test, vi } from 'vitest';
import { machines } from '../../machines/index';
import { domHands } from '../models/dom-hands';
import { assertComplete, runLayer, subjectsIn, type SubjectFile } from '../models/layer';

const files = import.meta.glob<SubjectFile>('../subjects/*.ts', { eager: true });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(Object.values(machines).map((entry) => [entry.id, entry] as const))(
  '%s',
  (id, entry) => {
    const file = files[`../subjects/${id}.ts`];
    test.runIf(file)(
      'its view keeps its promises on every walk',
      async () => {
        if (!file) return;
        // What a walk lets fail is said by the page.
        const { error: watch } = console;
        vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
          if (!String(words[0]).startsWith('Failed to submit')) watch(...words);
        });
        const result = await runLayer(entry, subjectsIn(file), {
          name: 'view',
          depth: 'pairs',
          hands: domHands,
          patience: () => Promise.resolve(false),
        });
        assertComplete(result);
      },
      60_000,
    );
  },
);
