import type { IncomingMessage, ServerResponse } from 'node:http';
import { honeypotName, maxBodyBytes } from '#content/constants.ts';
import { prefersJson, send, sendResult, type SubmissionResult } from './collector-response.ts';
import { inboxPage } from './inbox-page.ts';
import { sameSitePath } from './next-page.ts';
import { readBody } from './request-body.ts';
import { checkFields, decodeBody, isFormEncoded, ownText, type FormId } from './submission.ts';
import { submissionLog, type SubmissionLog } from './submission-log.ts';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

const forms: Record<string, FormId> = { '/forms/lead': 'lead', '/forms/demo': 'demo' };

function isCrossSite({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}

async function receive(
  request: IncomingMessage,
  form: FormId,
  log: SubmissionLog,
  now: () => string,
): Promise<SubmissionResult | null> {
  if (request.method !== 'POST')
    return { status: 405, message: 'This URL accepts only POST.', allow: 'POST' };
  if (isCrossSite(request))
    return { status: 403, message: 'Only forms of this site are accepted.' };
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    return { status: 415, message: 'Compressed request bodies are not supported.' };
  const body = await readBody(request, maxBodyBytes);
  if (body.kind === 'aborted') return null;
  if (body.kind === 'too-large')
    return { status: 413, message: `The form is larger than ${maxBodyBytes / 1024} KiB.` };

  const { headers } = request;
  const decoded = decodeBody(body.bytes, headers['content-type']);
  if ('status' in decoded) return decoded;
  const checked = checkFields(form, decoded.entries);
  if ('status' in checked) return checked;
  const { _next, [honeypotName]: honeypot, ...fields } = checked.fields;
  const location = _next ? sameSitePath(_next, headers.host ?? '') : undefined;
  if (location === null) return { status: 400, message: 'The _next page is not on this site.' };
  try {
    // A bot that fills in the honeypot gets the same answer as a visitor.
    if (!honeypot) await log.append({ receivedAt: now(), form, fields });
  } catch {
    return { status: 500, message: 'The form could not be saved. Please try again later.' };
  }
  const accepted: SubmissionResult = {
    status: 200,
    message: 'The form was submitted successfully.',
  };
  return location && isFormEncoded(headers['content-type'])
    ? { ...accepted, status: 303, location }
    : accepted;
}

async function sendInbox(request: IncomingMessage, response: ServerResponse, log: SubmissionLog) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return send(response, 405, 'text/plain', 'The inbox is read-only.\n');
  }
  const { submissions, unreadable } = await log.read();
  submissions.reverse();
  if (!prefersJson(request))
    return send(response, 200, 'text/html', inboxPage(submissions, unreadable));
  const listed = submissions.map((submission) => ({
    ...submission,
    autoresponse: ownText(submission.fields, '_autoresponse') || null,
  }));
  send(response, 200, 'application/json', JSON.stringify({ submissions: listed, unreadable }));
}

/**
 * Returns the embedded form collector (specification §15) as a middleware: POST `/forms/lead` and
 * `/forms/demo`, GET `/forms/inbox`. It appends each accepted submission to `options.file` and syncs
 * the file before it answers. It sends no CORS headers and rejects a POST from another origin. It
 * rejects a submission whose `_next` leaves this site, because the site's own forms never send one.
 * `options.now` returns the time of receipt, ISO 8601 in UTC.
 */
export function formCollector(options: { file: string; now?: () => string }): Middleware {
  const log = submissionLog(options.file);
  const now = options.now ?? (() => new Date().toISOString());

  const handle = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const form = forms[path];
    if (form) {
      const result = await receive(request, form, log, now);
      if (result) sendResult(request, response, form, result);
    } else if (path === '/forms/inbox') {
      await sendInbox(request, response, log);
    } else {
      const missing = { success: 'false', message: 'There is no form at this URL.' };
      send(response, 404, 'application/json', JSON.stringify(missing));
    }
  };

  return (request, response, next) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (!path.startsWith('/forms/')) return next();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    handle(request, response, path).catch(() => {
      if (response.headersSent) response.destroy();
      else send(response, 500, 'text/plain', 'The submissions cannot be read.\n');
    });
  };
}
