import { demoAnswers, demoFieldRows, type DemoFields } from '#content/site/demo-request.ts';
import { isStorable, parseJson } from '#src/lib/text/parse-json.ts';
import { quarantineCorrupt } from '../storage/quarantine';
import { sessionStore, type SafeStorage } from '../storage/storage';

const key = 'demoDraft';

const readStored = (raw: string | null) => {
  const value = parseJson(raw);
  return isStorable(value) && demoFieldRows.some(([name]) => typeof value[name] === 'string')
    ? value
    : null;
};

/** Stores the demo form's fields for the tab's lifetime; a reload loses nothing. */
export function storeDraft(fields: DemoFields, storage: SafeStorage = sessionStore): void {
  const raw = storage.get(key);
  const stored = readStored(raw);
  if (raw !== null && !stored) quarantineCorrupt(storage, key, raw);
  storage.set(key, JSON.stringify({ ...stored, ...fields }));
}

/**
 * Returns the stored draft, with empty texts for missing fields; null if it holds no field. Never
 * throws.
 */
export function readDraft(storage: SafeStorage = sessionStore): DemoFields | null {
  const stored = readStored(storage.get(key));
  if (!stored) return null;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return demoAnswers((_, name) => textOf(stored[name]));
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
