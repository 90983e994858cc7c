import type { IncomingMessage } from 'node:http';
import { maxBodyBytes } from '#content/constants.ts';
import { collectorPage, escapeHtml } from './collector-page.ts';
import {
  counted,
  hiddenInputs,
  inboxPath,
  inboxUrl,
  maxDays,
  recordHead,
  timeElement,
  type InboxView,
} from './inbox-page.ts';
import { foldRepeats, receivedBefore, recordId, recordKey } from './inbox-records.ts';
import type { InboxRecord } from './inbox-records.ts';
import { readBody } from './request-body.ts';
import { isCrossSite } from './same-origin.ts';
import { decodeBody, ownText } from './submission.ts';
import type { SubmissionLog } from './submission-log.ts';

/** An answer of the deletion page: HTML, a redirect with `location`, or a refusal with `message`. */
export type DeletionAnswer =
  | { status: 200; page: string }
  | { status: 303; location: string; deleted: number }
  | { status: number; message: string };

type Selection = { records: InboxRecord[]; target: Record<string, string> };
type Parameters = Record<string, string>;

const dayMs = 86_400_000;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const refuse = (status: number, message: string) => ({ status, message });

/**
 * Selects the records that `id`, `days` or `before` name. The confirmation page sends `before`, so that
 * its form deletes exactly what the page counted.
 */
function select(records: readonly InboxRecord[], parameters: Parameters, now: string) {
  const id = ownText(parameters, 'id');
  const days = ownText(parameters, 'days');
  const before = ownText(parameters, 'before');
  if (id) {
    const found = records.filter(({ key }) => recordId(key) === id);
    return found.length > 0
      ? { records: found, target: { id } }
      : refuse(404, 'This submission is not in the file any more.');
  }
  if (before ? !isoTime.test(before) : !(/^[1-9]\d*$/.test(days) && Number(days) <= maxDays))
    return refuse(400, `Enter a number of days from 1 to ${maxDays}.`);
  const time = before ? Date.parse(before) : Date.parse(now) - Number(days) * dayMs;
  if (!(time <= Date.parse(now))) return refuse(400, 'Enter a time in the past.');
  return {
    records: receivedBefore(records, time),
    target: { before: new Date(time).toISOString() },
  };
}

function confirmationPage({ records, target }: Selection, view: InboxView): string {
  const back = inboxUrl(inboxPath, view);
  const [record] = records;
  if (!record)
    return collectorPage(
      'Nothing to delete',
      `<p>No submission is that old.</p>\n<p><a href="${back}">Back to the inbox</a></p>`,
    );
  const heading = target['before']
    ? `<p>${counted(records.length)} received before ${timeElement(target['before'])}.</p>`
    : recordHead(record);
  return collectorPage(
    target['before'] ? 'Delete old submissions?' : 'Delete this submission?',
    `${heading}
<p>The collector removes the data from its file. This cannot be undone.</p>
<form class="bar" method="post" action="${inboxPath}/delete">${hiddenInputs({ ...target, ...view })}
<button class="danger" type="submit">Delete ${counted(records.length)}</button>
<a class="button" href="${back}">Cancel</a></form>`,
  );
}

/** Returns the page for a deletion that was refused. */
export function refusedDeletionPage(message: string): string {
  return collectorPage(
    'Nothing was deleted',
    `<p>${escapeHtml(message)}</p>\n<p><a href="${inboxPath}">Back to the inbox</a></p>`,
  );
}

async function postedParameters(request: IncomingMessage) {
  if (isCrossSite(request)) return refuse(403, 'Only forms of this site are accepted.');
  const body = await readBody(request, maxBodyBytes);
  if (body.kind !== 'whole') return refuse(413, 'The form is too large or incomplete.');
  const decoded = decodeBody(body.bytes, request.headers['content-type']);
  if ('status' in decoded) return decoded;
  return { parameters: Object.fromEntries(decoded.entries.map(([k, v]) => [k, String(v)])) };
}

/**
 * Answers `/forms/inbox/delete` (specification §15): a GET with `id` or `days` asks for confirmation, a
 * POST of this site deletes. `now` is ISO 8601 in UTC.
 */
export async function answerDeletion(
  request: IncomingMessage,
  query: URLSearchParams,
  log: SubmissionLog,
  now: string,
): Promise<DeletionAnswer> {
  const isPost = request.method === 'POST';
  const posted = isPost
    ? await postedParameters(request)
    : { parameters: Object.fromEntries(query) };
  if ('status' in posted) return posted;
  const { parameters } = posted;
  const view = { q: ownText(parameters, 'q'), page: ownText(parameters, 'page') };
  const selection = select(foldRepeats((await log.read()).submissions), parameters, now);
  if ('status' in selection) return selection;
  if (!isPost) return { status: 200, page: confirmationPage(selection, view) };
  const keys = new Set(selection.records.map(({ key }) => key));
  if (keys.size > 0) await log.remove((submission) => keys.has(recordKey(submission)));
  const parts = Object.entries({ ...view, deleted: `${keys.size}` }).filter(([, text]) => text);
  const location = `${inboxPath}?${new URLSearchParams(parts).toString()}`;
  return { status: 303, location, deleted: keys.size };
}
