import { defineConfig } from 'vite';
import { previewHost } from '#src/server/hosting/preview-host.ts';

/** Serves the site in the folder `SITE`, for tests that signal the process. */
export default defineConfig({
  root: process.env['SITE'] ?? '',
  appType: 'mpa',
  plugins: [previewHost()],
  preview: { port: Number(process.env['PORT']), strictPort: true },
});
