import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

type Body = { kind: 'whole'; bytes: Buffer } | { kind: 'too-large' } | { kind: 'aborted' };

/**
 * Reads a request's body and keeps at most `maxBytes` bytes. It discards the rest instead of closing the
 * connection, which lets the sender read the response. Never rejects.
 */
export async function readBody(request: AsyncIterable<Buffer>, maxBytes: number): Promise<Body> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request) {
      length += chunk.length;
      if (length <= maxBytes) chunks.push(chunk);
    }
  } catch {
    return { kind: 'aborted' };
  }
  return length > maxBytes
    ? { kind: 'too-large' }
    : { kind: 'whole', bytes: Buffer.concat(chunks) };
}

/** Returns whether the request's `Accept` prefers JSON to HTML. */
export function prefersJson(request: IncomingMessage): boolean {
  const types = ['text/html', 'application/json'];
  return new Negotiator(request).mediaType(types) === 'application/json';
}

/**
 * Returns whether a browser sent the request from another origin. A program that is not a browser sends
 * neither `Origin` nor `Sec-Fetch-Site`.
 */
export function isCrossSite({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'none' } = headers;
  if (site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}

/**
 * Returns the path of a form's `_next` for a Location header, or null if it is invalid or leads to
 * another site (specification §15.38). `host` is the request's Host. The value is parsed as a
 * browser would parse it, because `/..//elsewhere.example` leaves the site only after it is
 * resolved.
 */
export function sameSitePath(next: string, host: string): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers strip these, which would change the host
  if (/[\u0000-\u0020\u007f\\]/.test(next)) return null;
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(next)) return null;
  try {
    const url = new URL(next, `http://${host}`);
    if (url.host !== host.toLowerCase() || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
