import type { IncomingMessage, ServerResponse } from 'node:http';
import { honeypotName, maxBodyBytes } from '#content/constants.ts';
import { send, sendMessage, sendResult, type SubmissionResult } from './collector-response.ts';
import { errorCode } from './file-stat.ts';
import { fileProblem } from './file-problem.ts';
import { answerInbox } from './inbox.ts';
import { sameSitePath } from './next-page.ts';
import { readBody } from './request-body.ts';
import { isCrossSite } from './same-origin.ts';
import { checkFields, decodeBody, isFormEncoded, type FormId } from './submission.ts';
import { submissionLog, type SubmissionLog } from './submission-log.ts';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

const forms: Record<string, FormId> = { '/forms/lead': 'lead', '/forms/demo': 'demo' };

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
  } catch (error) {
    const reason = `The form could not be saved: ${errorCode(error) || 'it is not a file'}.`;
    return { status: 500, message: 'The form could not be saved. Please try again later.', reason };
  }
  const accepted: SubmissionResult = {
    status: 200,
    message: 'The form was submitted successfully.',
    ...(honeypot && { reason: 'The honeypot field has a value, so the form was not saved.' }),
  };
  return location && isFormEncoded(headers['content-type'])
    ? { ...accepted, status: 303, location }
    : accepted;
}

/** Removes the field's name, which the sender chose, from a reason. */
const withoutName = (reason: string) => reason.replace(/^The field \S+/, 'A field');

/**
 * Returns the embedded form collector (specification §15) as a middleware: POST `/forms/lead` and
 * `/forms/demo`, the inbox, and `/forms/health`. It appends each accepted submission to `options.file`
 * and syncs the file before it answers. It sends no CORS headers and rejects a POST from another
 * origin. It rejects a submission whose `_next` leaves this site, because the site's own forms never
 * send one. `options.now` returns the time of receipt, ISO 8601 in UTC. `options.report` gets a line,
 * without personal data, for each refusal.
 */
export function formCollector(options: {
  file: string;
  now?: () => string;
  report?: (line: string) => void;
}): Middleware {
  const log = submissionLog(options.file);
  const now = options.now ?? (() => new Date().toISOString());
  const refused = (form: string, status: number, reason: string) =>
    options.report?.(`${now()} ${form} ${status} ${withoutName(reason)}`);

  const handle = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const form = forms[url.pathname];
    if (form) {
      const result = await receive(request, form, log, now);
      if (!result) return;
      const reason = result.reason ?? (result.status < 400 ? '' : result.message);
      if (reason) refused(form, result.status, reason);
      sendResult(request, response, form, result);
    } else if (url.pathname === '/forms/health') {
      const problem = await fileProblem(options.file);
      sendMessage(response, problem ? 503 : 200, problem ?? 'The collector can save submissions.');
    } else if (!(await answerInbox(request, response, url, { log, now, refused }))) {
      refused('unknown', 404, 'There is no form at this URL.');
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
    const url = new URL(path, 'http://collector.invalid');
    handle(request, response, url).catch((error: unknown) => {
      refused(
        'inbox',
        500,
        `The file cannot be read or written: ${errorCode(error) || 'changed'}.`,
      );
      if (response.headersSent) response.destroy();
      else send(response, 500, 'text/plain', 'The submissions cannot be read.\n');
    });
  };
}
