import { describe, expect, test } from 'vitest';
import { machines } from '#machines/index.ts';
import { isKilledByJourneys } from '../machines/journeys';
import { brokenPromises } from '../machines/properties';
import { staticFacts } from '../machines/static-facts';

/** What tests/machines finds out about each machine without an actor, the quick questions first. */
describe.each(Object.values(machines).map((entry) => [entry.id, entry] as const))(
  '%s',
  (_, entry) => {
    test('§7 contracts: its journeys end where they should', () => {
      expect(isKilledByJourneys(entry, entry.machine)).toBe(false);
    });

    test('§7 contracts: what the product promises holds wherever the machine can be', () => {
      expect(brokenPromises(entry)).toEqual([]);
    });

    test('§7 contracts: nothing in it is dead', () => {
      const { unreachable, dead, alwaysTrue, alwaysFalse } = staticFacts(entry);
      expect([unreachable, dead, alwaysTrue, alwaysFalse]).toEqual([[], [], [], []]);
    });
  },
);
