import type { IncomingMessage } from 'node:http';

type Body = { kind: 'whole'; bytes: Buffer } | { kind: 'too-large' } | { kind: 'aborted' };

/**
 * Reads at most `maxBytes` bytes of a request's body. It discards the rest instead of closing the
 * connection, which lets the sender read the response. Never rejects.
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (body: Body) => {
      request.off('data', take);
      request.resume();
      resolve(body);
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) settle({ kind: 'too-large' });
      else chunks.push(chunk);
    };
    request.on('data', take);
    request.on('end', () => settle({ kind: 'whole', bytes: Buffer.concat(chunks) }));
    request.on('error', () => settle({ kind: 'aborted' }));
    request.on('close', () => settle({ kind: 'aborted' }));
  });
}
