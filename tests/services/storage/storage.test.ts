import { describe, expect, it } from 'vitest';
import { localStore, safeStorage, sessionStore } from '#src/services/storage/storage.ts';
import { FakeStorage } from '../fake-storage';

const noStorage = (): Storage => {
  throw new DOMException('Denied', 'SecurityError');
};
const wordlessStorage = (): Storage =>
  Object.assign(new FakeStorage(), { setItem: () => undefined });

describe('storage', () => {
  it('§14.24: a value is written and read back', () => {
    const browser = new FakeStorage();
    const storage = safeStorage(() => browser);
    expect(storage.set('a', '1')).toBe(true);
    expect(browser.values).toEqual(new Map([['a', '1']]));
    expect([storage.get('a'), storage.get('b'), storage.keys()]).toEqual(['1', null, ['a']]);
    storage.remove('a');
    expect(browser.length).toBe(0);
  });

  it.each([
    ['denied at the first touch', noStorage],
    ['absent', () => undefined as unknown as Storage],
    ['null', () => null as unknown as Storage],
    ['full', () => new FakeStorage(0)],
    ['silently deaf', wordlessStorage],
  ])('§14.24: values live in memory if storage is %s', (_, open) => {
    const storage = safeStorage(open);
    expect(storage.set('a', '1')).toBe(false);
    expect([storage.get('a'), storage.keys()]).toEqual(['1', ['a']]);
    storage.remove('a');
    expect([storage.get('a'), storage.keys()]).toEqual([null, []]);
  });

  it('§14.24: after storage fails midway, newer values are still readable', () => {
    const browser = new FakeStorage();
    const storage = safeStorage(() => browser);
    storage.set('a', '1');
    browser.denied = true;
    expect(storage.get('a')).toBeNull();
    storage.set('a', '2');
    expect(storage.get('a')).toBe('2');
  });

  it('§14.24: a value in memory never hides another tab’s newer value', () => {
    const browser = new FakeStorage(8);
    const storage = safeStorage(() => browser);
    storage.set('a', '1');
    storage.set('a', 'too long for it');
    expect(storage.get('a')).toBe('too long for it');
    browser.values.set('a', '2');
    expect(storage.get('a')).toBe('2');
  });

  it('§14.24: a value from memory moves to storage once there is room', () => {
    const browser = new FakeStorage(0);
    const storage = safeStorage(() => browser);
    storage.set('a', '1');
    browser.limit = 100;
    expect(storage.set('a', '2')).toBe(true);
    expect([storage.get('a'), browser.getItem('a')]).toEqual(['2', '2']);
  });

  it('§14.24: the local store outlives the page, the session store the reload', () => {
    localStore.set('theme', 'local');
    sessionStore.set('theme', 'session');
    expect([localStorage.getItem('theme'), sessionStorage.getItem('theme')]).toEqual([
      'local',
      'session',
    ]);
    localStorage.clear();
    sessionStorage.clear();
  });
});
