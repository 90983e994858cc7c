import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { loadChunksOf } from './page-chunks';
import { makeRouter } from './router';
import { trustTextOnly } from './services/trusted-text';

trustTextOnly();
const router = makeRouter();

/** What shows the machines of a page that is asked for them; of a build of its own. */
const inspector = '/inspect.js';

async function start() {
  if (import.meta.env.DEV) {
    await import('./inspect-client');
    createRoot(document).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
    return;
  }
  // Set up before any machine starts.
  if (/[?&]inspect\b/.test(location.search)) await import(/* @vite-ignore */ inspector);
  // Loaders do not run on a prerendered page, yet its first render reads what they load. Without it
  // the page stays as it was built: it reads, and its links and forms work.
  const isWhole = await loadChunksOf(location.pathname).then(
    () => true,
    () => false,
  );
  if (!isWhole) return;
  // Where the browser can, hydration begins in a task of its own.
  if ('scheduler' in window && 'yield' in scheduler) await scheduler.yield();
  startTransition(() => {
    dispatchEvent(new Event('hydrating'));
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

void start();
