import type { IncomingMessage, ServerResponse } from 'node:http';
import { prefersJson, send, sendMessage } from './collector-response.ts';
import { answerDeletion, refusedDeletionPage } from './inbox-deletion.ts';
import { inboxPage, inboxPath } from './inbox-page.ts';
import { foldRepeats, pageOf, recordsCsv, search } from './inbox-records.ts';
import { ownText } from './submission.ts';
import type { SubmissionLog } from './submission-log.ts';

/** The collector's parts for the inbox; `refused` logs a refusal. */
export type InboxContext = {
  log: SubmissionLog;
  now: () => string;
  refused: (form: string, status: number, reason: string) => void;
};

/** Longer searches are cut. */
const maxQueryLength = 200;

async function sendJson(response: ServerResponse, query: URLSearchParams, log: SubmissionLog) {
  const { submissions, unreadable } = await log.read();
  const found = search(submissions, (query.get('q') ?? '').slice(0, maxQueryLength)).toReversed();
  const { items, ...position } = query.has('page')
    ? pageOf(found, query.get('page'))
    : { items: found };
  const listed = items.map((submission) => ({
    ...submission,
    autoresponse: ownText(submission.fields, '_autoresponse') || null,
  }));
  const reply = { submissions: listed, unreadable, ...position };
  send(response, 200, 'application/json', JSON.stringify(reply));
}

async function sendDeletion(
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
  { log, now, refused }: InboxContext,
) {
  const answer = await answerDeletion(request, query, log, now());
  if ('page' in answer) return send(response, answer.status, 'text/html', answer.page);
  if ('location' in answer) {
    response.setHeader('Location', answer.location);
    return sendMessage(response, answer.status, `Deleted: ${answer.deleted}.`);
  }
  refused('inbox', answer.status, answer.message);
  if (prefersJson(request)) return sendMessage(response, answer.status, answer.message);
  send(response, answer.status, 'text/html', refusedDeletionPage(answer.message));
}

/**
 * Answers the inbox (specification §15): its list as HTML or JSON, its records as CSV, and deletions.
 * Returns false if the inbox has no such path. Rejects if the file cannot be read or written.
 */
export async function answerInbox(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams: query }: URL,
  context: InboxContext,
): Promise<boolean> {
  const isDeletion = pathname === `${inboxPath}/delete`;
  const isCsv = pathname === `${inboxPath}.csv`;
  if (!isDeletion && !isCsv && pathname !== inboxPath) return false;

  const methods = isDeletion ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (!methods.includes(request.method ?? '')) {
    response.setHeader('Allow', methods.join(', '));
    context.refused('inbox', 405, 'The method is not allowed.');
    sendMessage(response, 405, 'This URL does not accept the method of the request.');
    return true;
  }
  if (isDeletion) {
    await sendDeletion(request, response, query, context);
  } else if (!isCsv && prefersJson(request)) {
    await sendJson(response, query, context.log);
  } else {
    const { submissions, unreadable } = await context.log.read();
    const q = (query.get('q') ?? '').trim().slice(0, maxQueryLength);
    const records = search(foldRepeats(submissions), q);
    if (isCsv) {
      response.setHeader('Content-Disposition', 'attachment; filename="submissions.csv"');
      send(response, 200, 'text/csv', recordsCsv(records));
    } else {
      const deleted = /^\d{1,9}$/.test(query.get('deleted') ?? '')
        ? Number(query.get('deleted'))
        : null;
      const list = pageOf(records, query.get('page'));
      send(response, 200, 'text/html', inboxPage(list, { q, unreadable, deleted }));
    }
  }
  return true;
}
