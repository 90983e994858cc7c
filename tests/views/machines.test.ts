import { cleanup } from '@testing-library/react';
import { afterEach, describe, test, vi } from 'vitest';
import { machines } from '../../machines/index';
import { domHands } from '../models/dom-hands';
import { assertComplete, runLayer, subjectsIn, type SubjectFile } from '../models/layer';

const files = import.meta.glob<SubjectFile>('../subjects/*.ts', { eager: true });

const looked = Object.values(machines).flatMap((entry) => {
  const file = files[`../subjects/${entry.id}.ts`];
  return file ? [[entry.id, entry, file] as const] : [];
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(looked)('%s', (_, entry, file) => {
  test('its view keeps its promises on every walk', async () => {
    // What a walk lets fail is said by the page.
    const watch = console.error;
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      if (!/^Failed to submit/.test(String(words[0]))) watch(...words);
    });
    const result = await runLayer(entry, subjectsIn(file), {
      name: 'view',
      depth: 'pairs',
      hands: domHands,
      patience: () => Promise.resolve(false),
    });
    assertComplete(result);
  }, 60_000);
});
