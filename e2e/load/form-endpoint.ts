import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '#src/server/collector/request.ts';
import type { Fault } from './faults';

/** A received post; `accepted` once the success response has been sent. */
type Received = {
  path: string;
  fields: Record<string, string>;
  accepted: boolean;
  fault: Fault | null;
};

const slowMs = 700;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const retryAfter = { 'Retry-After': '1', 'Access-Control-Expose-Headers': 'Retry-After' };
const types = { 'Content-Type': 'application/json' };

/**
 * Simulates a third-party form service: on another origin, with CORS preflights, failing as
 * `nextFault` says. `received` holds every post.
 */
export function formEndpoint() {
  const received: Received[] = [];
  const state = { nextFault: (): Fault | null => null };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Vary', 'Origin');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept');
      response.writeHead(204).end();
      return;
    }
    const body = await readBody(request, 1024 * 1024);
    if (body.kind !== 'whole') return;
    const fields = JSON.parse(body.bytes.toString('utf8')) as Record<string, string>;
    const fault = state.nextFault();
    const post: Received = { path: request.url ?? '', fields, accepted: false, fault };
    received.push(post);
    if (fault === 'hang') return;
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === '503') return void response.writeHead(503, types).end('{"success":"true"}');
    if (fault === '429') return void response.writeHead(429, retryAfter).end('{}');
    if (fault === 'captcha page')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Human?');
    if (fault === '200 with error')
      return void response.writeHead(200, types).end('{"error":"form over quota"}');
    if (fault === 'slow') await pause(slowMs);
    post.accepted = true;
    response.writeHead(200, types).end('{"success":"true","message":"Taken"}');
  }

  return Object.assign(state, {
    received,
    middleware: (request: IncomingMessage, response: ServerResponse) => {
      answer(request, response).catch(() => response.destroy());
    },
  });
}
