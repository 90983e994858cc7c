import { emptyDemoFields, type DemoFields } from '#content/site/demo-request.ts';
import { hasStrings, isFlatObject, parseJson } from '#src/lib/text/parse-json.ts';
import { sessionStore, type SafeStorage } from '../storage/storage';

const key = 'demoDraft';
const names = Object.keys(emptyDemoFields) as (keyof DemoFields)[];

/** Stores the demo form's fields for the tab's lifetime; a reload loses nothing. */
export function storeDraft(fields: DemoFields, storage: SafeStorage = sessionStore): void {
  storage.set(key, JSON.stringify(fields));
}

/** Returns the stored draft, or null if it is missing or invalid. Never throws. */
export function readDraft(storage: SafeStorage = sessionStore): DemoFields | null {
  const value = parseJson(storage.get(key));
  if (!isFlatObject(value) || !hasStrings(value, names)) return null;
  return Object.fromEntries(names.map((name) => [name, value[name]])) as DemoFields;
}

/**
 * Updates the email of an existing draft with the address just entered in the hero; does nothing
 * without a draft.
 */
export function putEmailInDraft(email: string, storage: SafeStorage = sessionStore): void {
  const draft = readDraft(storage);
  if (draft) storeDraft({ ...draft, email }, storage);
}

/** Removes the draft. */
export function discardDraft(storage: SafeStorage = sessionStore): void {
  storage.remove(key);
}
