import { describe, expect, test } from 'vitest';
import { machines } from '#machines/index.ts';
import { isKilledByJourneys } from '../machines/journeys';
import { brokenInvariants } from '../machines/properties';
import { staticFacts } from '../machines/static-facts';

/** Repeats the checks of tests/machines that need no actor, fastest first. */
describe.each(Object.values(machines).map((entry) => [entry.id, entry] as const))(
  '%s',
  (_, entry) => {
    test('§17: its journeys end as expected', () => {
      expect(isKilledByJourneys(entry, entry.machine)).toBe(false);
    });

    test('§17: its invariants hold in every reachable state', () => {
      expect(brokenInvariants(entry)).toEqual([]);
    });

    test('§17: it has no dead parts', () => {
      const { unreachable, dead, alwaysTrue, alwaysFalse } = staticFacts(entry);
      expect([unreachable, dead, alwaysTrue, alwaysFalse]).toEqual([[], [], [], []]);
    });
  },
);
