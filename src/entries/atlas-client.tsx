import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { makeAtlasRouter } from '#src/atlas/app/router.tsx';

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
  // The markup has no boundary around its routes; only a router that was prerendered has none.
  router.ssr = { manifest: undefined };
  // A prerendered page needs nothing but its address: no script in it differs from page to page.
  await router.load();
  startTransition(() => {
    hydrateRoot(document, page);
  });
}

void start();
