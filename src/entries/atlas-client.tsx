import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { paceHistory } from '#src/services/browser/history-calls.ts';
import { makeAtlasRouter } from '#src/atlas/app/router.tsx';

paceHistory(window.history);
const router = makeAtlasRouter();
const page = (
  <StrictMode>
    <RouterProvider router={router as never} />
  </StrictMode>
);

async function start() {
  if (import.meta.env.DEV) {
    createRoot(document).render(page);
    return;
  }
  // The markup has no boundaries around routes; only a prerendered router renders none.
  router.ssr = { manifest: undefined };
  // A prerendered page is reconstructed from its URL alone: its scripts are the same on every
  // page.
  await router.load();
  startTransition(() => {
    hydrateRoot(document, page);
  });
}

void start();
