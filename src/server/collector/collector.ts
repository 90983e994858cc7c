import type { IncomingMessage, ServerResponse } from 'node:http';
import { honeypotName, maxBodyBytes } from '#content/constants.ts';
import { answerInbox } from './inbox.ts';
import { isCrossSite, prefersJson, readBody, sameSitePath } from './request.ts';
import { escapeHtml, send, sendMessage, sendPage } from './response.ts';
import { checkFields, decodeBody, isFormEncoded, type FormId } from './submission.ts';
import { submissionLog, type SubmissionLog } from './submission-log.ts';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Result of a POST, with a message for the person or the program that sent it. */
type SubmissionResult = { status: number; message: string; location?: string };

const forms: Record<string, { form: FormId; page: string }> = {
  '/forms/lead': { form: 'lead', page: '/' },
  '/forms/demo': { form: 'demo', page: '/book-demo' },
};

async function receive(
  request: IncomingMessage,
  form: FormId,
  log: SubmissionLog,
  now: () => string,
): Promise<SubmissionResult | null> {
  const { method, headers } = request;
  if (method !== 'POST') return { status: 405, message: 'This URL accepts only POST.' };
  if (isCrossSite(request))
    return { status: 403, message: 'Only forms of this site are accepted.' };
  const body = await readBody(request, maxBodyBytes);
  if (body.kind === 'aborted') return null;
  if (body.kind === 'too-large')
    return { status: 413, message: `The form is larger than ${maxBodyBytes / 1024} KiB.` };

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
  const message = 'The form was submitted successfully.';
  return location && isFormEncoded(headers['content-type'])
    ? { status: 303, message, location }
    : { status: 200, message };
}

/** Answers a plain form with a page and a script with JSON (specification §15.35). */
function sendResult(
  request: IncomingMessage,
  response: ServerResponse,
  formPage: string,
  { status, message, location }: SubmissionResult,
): void {
  if (status === 405) response.setHeader('Allow', 'POST');
  if (location) response.setHeader('Location', location);
  if (!isFormEncoded(request.headers['content-type']) || prefersJson(request))
    return sendMessage(response, status, message);
  const isAccepted = status < 400;
  const next = isAccepted
    ? '<p><a href="/">Go to the home page</a></p>'
    : `<p>To keep your entries, go back with your browser’s Back button.</p>
<p><a href="${formPage}">Go to the form</a></p>`;
  const title = isAccepted ? 'Thank you' : 'The form was not sent';
  sendPage(response, status, title, `<p>${escapeHtml(message)}</p>\n${next}`);
}

/**
 * Returns the embedded form collector (specification §15) as a middleware: POST `/forms/lead` and
 * `/forms/demo`, and the inbox. It appends each accepted submission to `options.file` and syncs the file
 * before it answers. It sends no CORS headers and rejects a POST from another origin. It rejects a
 * submission whose `_next` leaves this site, because the site's own forms never send one. `options.now`
 * returns the time of receipt, ISO 8601 in UTC.
 */
export function formCollector(options: { file: string; now?: () => string }): Middleware {
  const log = submissionLog(options.file);
  const now = options.now ?? (() => new Date().toISOString());

  const handle = async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    const target = Object.hasOwn(forms, pathname) ? forms[pathname] : undefined;
    if (target) {
      const result = await receive(request, target.form, log, now);
      if (result) sendResult(request, response, target.page, result);
    } else if (!(await answerInbox(request, response, pathname, log))) {
      sendMessage(response, 404, 'There is no form at this URL.');
    }
  };

  return (request, response, next) => {
    const { url: path = '' } = request;
    if (!path.startsWith('/forms/')) return next();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Referrer-Policy', 'same-origin');
    const { pathname } = new URL(path, 'http://collector.invalid');
    handle(request, response, pathname).catch(() => {
      if (response.headersSent) response.destroy();
      else send(response, 500, 'text/plain', 'The submissions cannot be read or written.\n');
    });
  };
}
