import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vitest/config';
import { prerender } from './src/server/prerender';
import { previewHost } from './src/server/preview-host';

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  root: 'src',
  appType: 'mpa',
  builder: {},
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './routes',
      generatedRouteTree: './routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    prerender(),
    previewHost(),
  ],
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', port, strictPort: true, cors: false },
  build: { target: 'es2022', modulePreload: { polyfill: false }, emptyOutDir: true },
  environments: {
    client: {
      build: {
        outDir: '../dist',
        manifest: true,
        rolldownOptions: { input: 'src/client.tsx' },
      },
    },
    ssr: {
      build: {
        outDir: '../node_modules/.cache/midspan/ssr',
        rolldownOptions: { input: 'src/prerender.tsx' },
      },
    },
  },
});
