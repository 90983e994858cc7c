import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { collectorPage, collectorPolicy, escapeHtml } from './collector-page.ts';
import { isFormEncoded, type FormId } from './submission.ts';

/** What became of a POST, in words for the person or the program that sent it. */
export type Outcome = { status: number; message: string; location?: string; allow?: string };

const formPages: Record<FormId, string> = { lead: '/', demo: '/book-demo' };

/** Whether the request's `Accept` names JSON ahead of HTML. */
export function prefersJson(request: IncomingMessage): boolean {
  const types = ['text/html', 'application/json'];
  return new Negotiator(request).mediaType(types) === 'application/json';
}

/** Answers with `text` as the media type `type`. */
export function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': collectorPolicy,
    Vary: 'Accept',
  });
  response.end(text);
}

function outcomePage({ status, message }: Outcome, form: FormId): string {
  const words = `<p>${escapeHtml(message)}</p>`;
  if (status < 400)
    return collectorPage('Thank you', `${words}\n<p><a href="/">Go to the home page</a></p>`);
  return collectorPage(
    'The form was not sent',
    `${words}
<p>Your browser’s Back button returns to what you typed.</p>
<p><a href="${formPages[form]}">Go to the form</a></p>`,
  );
}

/** Answers a POST the way it was sent: a page for a plain form, JSON for a script (contracts §5). */
export function sendOutcome(
  request: IncomingMessage,
  response: ServerResponse,
  form: FormId,
  outcome: Outcome,
): void {
  if (outcome.allow) response.setHeader('Allow', outcome.allow);
  if (outcome.location) response.setHeader('Location', outcome.location);
  if (isFormEncoded(request.headers['content-type']) && !prefersJson(request))
    return send(response, outcome.status, 'text/html', outcomePage(outcome, form));
  const reply = { success: String(outcome.status < 400), message: outcome.message };
  send(response, outcome.status, 'application/json', JSON.stringify(reply));
}
