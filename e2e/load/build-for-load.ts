import { createServer } from 'node:net';
import { buildSite } from '../support/product/build-site';

/** Returns a free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Builds the site into a separate folder, with the form service on another origin. */
export async function buildForLoad(): Promise<{ directory: string; formsPort: number }> {
  const formsPort = await freePort();
  const origin = `http://127.0.0.1:${formsPort}`;
  const directory = await buildSite('load', {
    VITE_LEAD_FORM_URL: `${origin}/lead`,
    VITE_DEMO_FORM_URL: `${origin}/demo`,
  });
  return { directory, formsPort };
}
