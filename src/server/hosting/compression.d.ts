// The published types depend on Express's.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  const compression: ((options?: { filter?: Filter }) => Compress) & { filter: Filter };
  export default compression;
}
