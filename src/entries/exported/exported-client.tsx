import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { baseRules } from 'virtual:style-rules';
import { fileHistory } from '#src/atlas/app/exported/file-history.ts';
import { makeAtlasRouter } from '#src/atlas/app/router.tsx';

const base = document.createElement('style');
// The fonts are part of the rules, so they need no fallback.
base.textContent = baseRules.replaceAll(/font-display:\w+/g, 'font-display:block');
document.head.prepend(base);

const router = makeAtlasRouter(fileHistory());
const page = document.createElement('div');
document.body.replaceChildren(page);
createRoot(page).render(<RouterProvider router={router as never} />);
