import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Film } from './pages/film';
import { holdSeekRequests } from './services/seek-requests';

const place = document.getElementById('film');
const page = (
  <StrictMode>
    <Film seekRequests={holdSeekRequests()} />
  </StrictMode>
);

startTransition(() => {
  if (place?.hasChildNodes()) hydrateRoot(place, page);
  else if (place) createRoot(place).render(page);
});
