import { createHash } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { csvText } from '#src/lib/text/csv.ts';
import { foldedText, searchTerms } from '#src/lib/text/folded-text.ts';
import { ownText, type Submission } from './submission.ts';

/** A submission with the number of times it was sent, and the time of the last receipt. */
export type InboxRecord = Submission & { key: string; sent: number; lastAt: string };

export const formNames = { lead: 'Lead', demo: 'Demo request' } as const;
const pageSize = 50;

/** Returns the same text for every try of a browser to send one submission (specification §15). */
export function recordKey({ receivedAt, form, fields }: Submission): string {
  const timestamp = ownText(fields, 'timestamp');
  // The plain form has no timestamp, so each of its submissions is a record.
  return JSON.stringify(
    timestamp ? [form, ownText(fields, 'email'), timestamp] : [form, receivedAt, fields],
  );
}

/** Returns an id for URLs, which contains no personal data. */
export function recordId(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

const folded = new WeakMap<readonly Submission[], readonly InboxRecord[]>();

/** Folds repeats into one record, newest first. A record has the place of its first receipt. */
export function foldRepeats(submissions: readonly Submission[]): readonly InboxRecord[] {
  const known = folded.get(submissions);
  if (known) return known;
  const records = new Map<string, InboxRecord>();
  for (const submission of submissions) {
    const key = recordKey(submission);
    const record = records.get(key);
    if (record) {
      record.sent += 1;
      record.lastAt = submission.receivedAt;
    } else {
      records.set(key, { ...submission, key, sent: 1, lastAt: submission.receivedAt });
    }
  }
  const newestFirst = [...records.values()].toReversed();
  folded.set(submissions, newestFirst);
  return newestFirst;
}

const searched = new WeakMap<Submission['fields'], string>();

function searchedText({ receivedAt, form, fields }: Submission): string {
  const known = searched.get(fields);
  if (known !== undefined) return known;
  const texts = Object.entries(fields)
    .filter(([name]) => name !== '_autoresponse')
    .map(([, value]) => value);
  const domain = ownText(fields, 'email').split('@').pop() ?? '';
  if (domain.includes('xn--')) texts.push(domainToUnicode(domain));
  const text = foldedText([formNames[form], receivedAt, ...texts].join('\n'));
  searched.set(fields, text);
  return text;
}

/** Returns the submissions that contain every word of `query`. */
export function search<Item extends Submission>(items: readonly Item[], query: string) {
  const terms = searchTerms(query);
  if (terms.length === 0) return items;
  return items.filter((item) => {
    const text = searchedText(item);
    return terms.every((term) => text.includes(term));
  });
}

/** One page of a list; `page` starts at 1. */
export type Page<Item> = { items: readonly Item[]; page: number; pages: number; total: number };

/** Returns the page that is nearest to `requested`. */
export function pageOf<Item>(items: readonly Item[], requested: string | null): Page<Item> {
  const pages = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(requested)) || 1));
  const start = (page - 1) * pageSize;
  return { items: items.slice(start, start + pageSize), page, pages, total: items.length };
}

/** Returns the records that were first received before `time`, in milliseconds since 1970. */
export function receivedBefore(records: readonly InboxRecord[], time: number): InboxRecord[] {
  return records.filter(({ receivedAt }) => Date.parse(receivedAt) < time);
}

/** Returns records as CSV that is safe to open in a spreadsheet. */
export function recordsCsv(records: readonly InboxRecord[]): string {
  const names = [...new Set(records.flatMap(({ fields }) => Object.keys(fields)))];
  return csvText([
    ['receivedAt', 'form', 'sent', ...names],
    ...records.map(({ receivedAt, form, sent, fields }) => [
      receivedAt,
      form,
      sent,
      ...names.map((name) => ownText(fields, name)),
    ]),
  ]);
}
