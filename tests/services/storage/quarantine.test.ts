import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isQuarantineKey, quarantineCorrupt } from '#src/services/storage/quarantine.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { FakeStorage } from '../fake-storage';

it('§14.22: raw values move to KEY.corrupt without overwriting each other', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 8 }), (raws) => {
      const browser = new FakeStorage();
      const storage = safeStorage(() => browser);
      for (const raw of raws) expect(quarantineCorrupt(storage, 'k', raw)).toBe(true);
      expect([...browser.values.values()]).toEqual([...new Set(raws)]);
      expect([...browser.values.keys()].every(isQuarantineKey)).toBe(true);
      expect(browser.getItem('k.corrupt')).toBe(raws[0] ?? null);
    }),
  );
});

it('§14.22: in full storage the raw value is removed before its copy is written', () => {
  const browser = new FakeStorage(3_000_000);
  const raw = 'x'.repeat(2_000_000);
  browser.setItem('k', raw);
  expect(
    quarantineCorrupt(
      safeStorage(() => browser),
      'k',
      raw,
    ),
  ).toBe(true);
  expect(browser.values).toEqual(new Map([['k.corrupt', raw]]));
});

it('§14.23: a raw value that fits nowhere else stays', () => {
  const browser = new FakeStorage(10);
  browser.setItem('k', '{"broken"');
  const storage = safeStorage(() => browser);
  expect(quarantineCorrupt(storage, 'k', '{"broken"')).toBe(false);
  expect(browser.values).toEqual(new Map([['k', '{"broken"']]));
  expect(storage.get('k.corrupt')).toBeNull();
});
