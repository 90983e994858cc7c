import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Passes a response's complete, uncompressed body to `send`, which
 * sends it in chunks with `write` and `end`.
 */
export function collectBody(
  request: IncomingMessage,
  response: ServerResponse,
  send: (bytes: Buffer, write: (chunk: Buffer) => void, end: (chunk: Buffer) => void) => void,
): void {
  request.headers['accept-encoding'] = 'identity';
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  const chunks: Buffer[] = [];
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  response.write = ((chunk: Buffer) => chunks.push(chunk) > 0) as typeof write;
  response.end = ((last?: Buffer | string) => {
    if (last !== undefined) chunks.push(Buffer.from(last));
    send(Buffer.concat(chunks), write, end);
    return response;
  }) as typeof end;
}

/** Sends a page up to its first heading, and the rest once `allowed` resolves. */
export function sendTruncated(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: Promise<unknown>,
): void {
  collectBody(request, response, (bytes, write, end) => {
    const cut = bytes.indexOf('</h1>');
    write(bytes.subarray(0, cut));
    void allowed.then(() => end(bytes.subarray(cut)));
  });
}
