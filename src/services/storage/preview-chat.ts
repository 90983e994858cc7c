import { retentionDays } from '#content/constants.ts';
import { chatOutside } from '#content/workspace/chat-widget.ts';
import { isRecord, parseJson } from '#src/lib/text/parse-json.ts';
import { localStore, type SafeStorage } from './storage';

const key = chatOutside.previewKey;

/** Returns the last email address in the preview's chat, and when a visit found it; or empty texts. */
export function readPreviewChat(storage: SafeStorage): { email: string; time: string } {
  const chat = (parseJson(storage.get(key)) ?? {}) as { time?: unknown; followUps?: unknown };
  const followUps: unknown[] = Array.isArray(chat.followUps) ? chat.followUps : [];
  const emails = followUps.map((followUp) => isRecord(followUp) && followUp['email']);
  return {
    email: emails.findLast((email) => typeof email === 'string') ?? '',
    time: typeof chat.time === 'string' && !Number.isNaN(Date.parse(chat.time)) ? chat.time : '',
  };
}

/**
 * Deletes the preview's chat 30 days after the first visit that finds it. The chat itself stores
 * no time, so each message restarts the period.
 */
export function expirePreviewChat(storage: SafeStorage, now: string): void {
  const chat = parseJson(storage.get(key));
  if (!isRecord(chat)) return;
  const { time } = readPreviewChat(storage);
  if (!time) storage.set(key, JSON.stringify({ ...chat, time: now }));
  const age = Date.parse(now) - Date.parse(time);
  if (age > retentionDays * 24 * 60 * 60_000) storage.remove(key);
}

/** Deletes the preview's chat; an open preview follows. */
export function clearPreviewChat(storage: SafeStorage = localStore): void {
  storage.remove(key);
  dispatchEvent(new StorageEvent('storage', { key }));
}
