import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxBodyBytes } from '#content/constants.ts';
import { numberText } from '#content/number-text.ts';
import { demoFieldRows } from '#content/site/demo-request.ts';
import { csvText } from '#src/lib/text/csv.ts';
import { isCrossSite, prefersJson, readBody } from './request.ts';
import { escapeHtml, send, sendMessage, sendPage } from './response.ts';
import type { Submission } from './submission.ts';
import type { SubmissionLog } from './submission-log.ts';

/** A submission with the number of times that a browser sent it. */
type InboxRecord = Submission & { key: string; sent: number };

const inboxPath = '/forms/inbox';
/** The page lists this many records; the CSV has all. */
const maxListed = 100;
const formNames = { lead: 'Lead', demo: 'Demo request' } as const;
const labels = new Map<string, string>([
  ...demoFieldRows.map(([name, { label }]) => [name, label] as const),
  ['timestamp', 'Sent'],
  ['_autoresponse', 'Autoresponse to the requester'],
]);

/** Returns the same text for every try of a browser to send one submission. */
function recordKey({ receivedAt, form, fields }: Submission): string {
  const { email, timestamp } = fields;
  // The plain form has no timestamp, so each of its submissions is a record.
  return JSON.stringify(timestamp ? [form, email, timestamp] : [form, receivedAt, fields]);
}

/** Returns an id without personal data. */
const idOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Folds repeats into one record, newest first. A record has the place of its first receipt. */
function foldRepeats(submissions: readonly Submission[]): InboxRecord[] {
  const records = new Map<string, InboxRecord>();
  for (const submission of submissions) {
    const key = recordKey(submission);
    const record = records.get(key);
    if (record) record.sent += 1;
    else records.set(key, { ...submission, key, sent: 1 });
  }
  return [...records.values()].toReversed();
}

/** Returns records as CSV that is safe to open in a spreadsheet. */
function recordsCsv(records: readonly InboxRecord[]): string {
  const names = [...new Set(records.flatMap(({ fields }) => Object.keys(fields)))];
  return csvText([
    ['receivedAt', 'form', 'sent', ...names],
    ...records.map(({ receivedAt, form, sent, fields }) => [
      receivedAt,
      form,
      sent,
      ...names.map((name) => (Object.hasOwn(fields, name) ? (fields[name] ?? '') : '')),
    ]),
  ]);
}

function recordItem({ key, form, receivedAt, sent, fields }: InboxRecord): string {
  const email = fields['email'] ?? '';
  const name = `${fields['firstName'] ?? ''} ${fields['lastName'] ?? ''}`.trim() || email;
  const rows = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => {
      const label = escapeHtml(labels.get(field) ?? field);
      return `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`;
    });
  const time = receivedAt.replace('T', ' ').replace(/(:\d\d)\.\d+Z$/, '$1 UTC');
  const repeats = sent > 1 ? ` · sent ${sent} times` : '';
  return `<li><h2>${escapeHtml(name)}</h2>
<p>${formNames[form]} · <time datetime="${escapeHtml(receivedAt)}">${escapeHtml(time)}</time>${repeats}</p>
<dl>${rows.join('')}</dl>
<details><summary>Delete<span class="hidden"> the submission from ${escapeHtml(email)}</span></summary>
<form method="post" action="${inboxPath}/delete"><input type="hidden" name="id" value="${idOf(key)}">
<p>The collector removes the data from its file. This cannot be undone.</p>
<button type="submit">Delete this submission</button></form></details></li>`;
}

/** Returns the inbox as HTML. `unreadable` counts damaged lines. */
function inboxList(records: readonly InboxRecord[], unreadable: number): string {
  const listed = records.slice(0, maxListed);
  const total = `${numberText(records.length)} submission${records.length === 1 ? '' : 's'}`;
  const part = listed.length < records.length ? ` The page lists the newest ${maxListed}.` : '';
  const damage = unreadable
    ? `<p>Unreadable lines in the file: ${unreadable}. They stay in the file.</p>\n`
    : '';
  if (listed.length === 0) return `${damage}<p>The inbox is empty.</p>`;
  return `${damage}<p>${total}, newest first.${part} <a href="${inboxPath}.csv">Download all as CSV</a></p>
<ol>
${listed.map(recordItem).join('\n')}
</ol>`;
}

async function deleteRecord(
  request: IncomingMessage,
  response: ServerResponse,
  log: SubmissionLog,
) {
  if (isCrossSite(request))
    return sendMessage(response, 403, 'Only forms of this site are accepted.');
  const body = await readBody(request, maxBodyBytes);
  const id = new URLSearchParams(body.kind === 'whole' ? body.bytes.toString() : '').get('id');
  await log.remove((submission) => idOf(recordKey(submission)) === id);
  response.setHeader('Location', inboxPath);
  sendMessage(response, 303, 'The submission is not in the file any more.');
}

/**
 * Answers the inbox (specification §15.43): its list as HTML or JSON, its records as CSV, and
 * deletions. Returns false if the inbox has no such path. Rejects if the file cannot be read or
 * written.
 */
export async function answerInbox(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  log: SubmissionLog,
): Promise<boolean> {
  const isDeletion = pathname === `${inboxPath}/delete`;
  const isCsv = pathname === `${inboxPath}.csv`;
  if (!isDeletion && !isCsv && pathname !== inboxPath) return false;

  const methods = isDeletion ? ['POST'] : ['GET', 'HEAD'];
  if (!methods.includes(request.method ?? '')) {
    response.setHeader('Allow', methods.join(', '));
    sendMessage(response, 405, 'This URL does not accept the method of the request.');
    return true;
  }
  if (isDeletion) {
    await deleteRecord(request, response, log);
    return true;
  }
  const { submissions, unreadable } = await log.read();
  if (isCsv) {
    response.setHeader('Content-Disposition', 'attachment; filename="submissions.csv"');
    send(response, 200, 'text/csv', recordsCsv(foldRepeats(submissions)));
  } else if (prefersJson(request)) {
    const listed = submissions.toReversed().map((submission) => ({
      ...submission,
      autoresponse: submission.fields['_autoresponse'] || null,
    }));
    send(response, 200, 'application/json', JSON.stringify({ submissions: listed, unreadable }));
  } else {
    const list = inboxList(foldRepeats(submissions), unreadable);
    sendPage(response, 200, 'Form submissions', list);
  }
  return true;
}
