import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Film } from '#src/features/film/film.tsx';
import { bufferSeekRequests } from '#src/features/film/seek-requests.ts';

const place = document.getElementById('film');
const page = (
  <StrictMode>
    <Film seekRequests={bufferSeekRequests()} />
  </StrictMode>
);

startTransition(() => {
  if (place?.hasChildNodes()) hydrateRoot(place, page);
  else if (place) createRoot(place).render(page);
});
