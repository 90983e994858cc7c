import { retentionDays } from '#content/constants.ts';
import { chatOutside } from '#content/workspace/chat-widget.ts';
import { isFlatObject, parseJson } from '#src/lib/text/parse-json.ts';
import { localStore, type SafeStorage } from './storage';

const key = chatOutside.previewKey;

/** Returns the last email address and the time of the preview's chat; empty if there is none. */
export function readPreviewChat(storage: SafeStorage): { email: string; time: string } {
  const chat = (parseJson(storage.get(key)) ?? {}) as { time?: unknown; followUps?: unknown };
  const followUps: unknown[] = Array.isArray(chat.followUps) ? chat.followUps : [];
  const last = followUps.at(-1);
  const email = isFlatObject(last) ? last['email'] : '';
  return {
    email: typeof email === 'string' ? email : '',
    time: typeof chat.time === 'string' && !Number.isNaN(Date.parse(chat.time)) ? chat.time : '',
  };
}

/** Deletes the preview's chat if its last message is older than 30 days at `now`. */
export function expirePreviewChat(storage: SafeStorage, now: string): void {
  const { time } = readPreviewChat(storage);
  const age = Date.parse(now) - Date.parse(time);
  if (age > retentionDays * 24 * 60 * 60_000) storage.remove(key);
}

/** Deletes the preview's chat; an open preview follows. */
export function clearPreviewChat(storage: SafeStorage = localStore): void {
  storage.remove(key);
  dispatchEvent(new StorageEvent('storage', { key }));
}
