import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Film } from '#src/features/film/film.tsx';
import { bufferSeekRequests } from '#src/features/film/seek-requests.ts';

const root = document.getElementById('film');
const page = (
  <StrictMode>
    <Film seekRequests={bufferSeekRequests()} />
  </StrictMode>
);

startTransition(() => {
  if (root?.hasChildNodes()) hydrateRoot(root, page);
  else if (root) createRoot(root).render(page);
});
