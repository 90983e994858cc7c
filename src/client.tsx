import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { loadChunksOf } from './page-chunks';
import { makeRouter } from './router';

const router = makeRouter();

async function start() {
  if (import.meta.env.DEV) {
    createRoot(document).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
    return;
  }
  // Loaders do not run on a prerendered page, yet its first render reads what they load.
  await loadChunksOf(location.pathname);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

void start();
