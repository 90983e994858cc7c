import { emptyDemoFields, type DemoFields } from '#content/site/demo-request.ts';
import { hasStrings, isFlatObject, parseJson } from '#src/lib/text/parse-json.ts';
import { sessionStore, type SafeStorage } from '../storage/storage';

const key = 'demoDraft';
const names = Object.keys(emptyDemoFields) as (keyof DemoFields)[];

/** Keeps what stands in the demo form for this tab's life, so that a reload loses nothing. */
export function keepDraft(fields: DemoFields, storage: SafeStorage = sessionStore): void {
  storage.set(key, JSON.stringify(fields));
}

/** Returns the kept draft, or null when there is none or it is not readable. Never throws. */
export function readDraft(storage: SafeStorage = sessionStore): DemoFields | null {
  const value = parseJson(storage.get(key));
  if (!isFlatObject(value) || !hasStrings(value, names)) return null;
  return Object.fromEntries(names.map((name) => [name, value[name]])) as DemoFields;
}

/**
 * Puts the address that a visitor has just given in the hero into a draft that was kept before; the
 * newer one is meant. Without a draft it does nothing.
 */
export function putEmailInDraft(email: string, storage: SafeStorage = sessionStore): void {
  const draft = readDraft(storage);
  if (draft) keepDraft({ ...draft, email }, storage);
}

/** Removes the draft. */
export function discardDraft(storage: SafeStorage = sessionStore): void {
  storage.remove(key);
}
