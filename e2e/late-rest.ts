import type { IncomingMessage, ServerResponse } from 'node:http';

/** Has a page be sent up to its first heading, and the rest once that is allowed. */
export function sendRestLater(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: Promise<unknown>,
): void {
  request.headers['accept-encoding'] = 'identity';
  delete request.headers['if-none-match'];
  const end = response.end.bind(response);
  response.end = ((bytes: Buffer) => {
    const cut = bytes.indexOf('</h1>');
    response.write(bytes.subarray(0, cut));
    void allowed.then(() => end(bytes.subarray(cut)));
    return response;
  }) as typeof end;
}
