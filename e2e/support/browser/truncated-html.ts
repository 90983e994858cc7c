import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Driver a response's whole body, never compressed and never a 304, to `send`, which sends it with
 * `write` and `end` in pieces of its own.
 */
export function collectBody(
  request: IncomingMessage,
  response: ServerResponse,
  send: (bytes: Buffer, write: (piece: Buffer) => void, end: (piece: Buffer) => void) => void,
): void {
  request.headers['accept-encoding'] = 'identity';
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  const pieces: Buffer[] = [];
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  response.write = ((piece: Buffer) => pieces.push(piece) > 0) as typeof write;
  response.end = ((last?: Buffer | string) => {
    if (last !== undefined) pieces.push(Buffer.from(last));
    send(Buffer.concat(pieces), write, end);
    return response;
  }) as typeof end;
}

/** Has a page be sent up to its first heading, and the rest once that is allowed. */
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
