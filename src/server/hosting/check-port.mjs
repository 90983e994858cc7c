import { createServer } from 'node:net';

// Runs before `npm start` builds: the build replaces the files of a server that is already running.
const port = Number(process.env.PORT || 4173);

/** @param {string} message */
function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`PORT is "${process.env.PORT}", which is not a port: set a number from 1 to 65535.`);
const server = createServer();
server
  .on('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
    stop(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use: stop the other server, or set PORT to another port.`
        : `The server cannot use port ${port} (${code}): set PORT to another port.`,
    ),
  )
  .listen(port, '127.0.0.1', () => server.close());
