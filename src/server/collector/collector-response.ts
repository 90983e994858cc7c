import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { collectorPage, collectorPolicy, escapeHtml } from './collector-page.ts';
import { isFormEncoded, type FormId } from './submission.ts';

/** Result of a POST, with a message for the person or the program that sent it. */
export type SubmissionResult = {
  status: number;
  message: string;
  location?: string;
  allow?: string;
  /** The reason for the log, if `message` does not tell it. */
  reason?: string;
};

const formPages: Record<FormId, string> = { lead: '/', demo: '/book-demo' };

/** Returns whether the request's `Accept` prefers JSON to HTML. */
export function prefersJson(request: IncomingMessage): boolean {
  const types = ['text/html', 'application/json'];
  return new Negotiator(request).mediaType(types) === 'application/json';
}

/** Sends `text` with the media type `type`. */
export function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': collectorPolicy,
    Vary: 'Accept',
  });
  response.end(text);
}

/** Sends a message as the form service does; it is a success below status 400. */
export function sendMessage(response: ServerResponse, status: number, message: string): void {
  const reply = { success: String(status < 400), message };
  send(response, status, 'application/json', JSON.stringify(reply));
}

function resultPage({ status, message }: SubmissionResult, form: FormId): string {
  const paragraph = `<p>${escapeHtml(message)}</p>`;
  if (status < 400)
    return collectorPage('Thank you', `${paragraph}\n<p><a href="/">Go to the home page</a></p>`);
  return collectorPage(
    'The form was not sent',
    `${paragraph}
<p>To keep your entries, go back with your browser’s Back button.</p>
<p><a href="${formPages[form]}">Go to the form</a></p>`,
  );
}

/** Answers a plain form with a page and a script with JSON (specification §15). */
export function sendResult(
  request: IncomingMessage,
  response: ServerResponse,
  form: FormId,
  result: SubmissionResult,
): void {
  if (result.allow) response.setHeader('Allow', result.allow);
  if (result.location) response.setHeader('Location', result.location);
  if (isFormEncoded(request.headers['content-type']) && !prefersJson(request))
    return send(response, result.status, 'text/html', resultPage(result, form));
  sendMessage(response, result.status, result.message);
}
