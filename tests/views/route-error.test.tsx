import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RouteError } from '#src/features/page/route-error.tsx';

let isBroken = true;

function breakDown() {
  if (isBroken) throw new Error('lost its data');
}

function Fragile() {
  breakDown();
  return <h1>All is well</h1>;
}

const Sound = () => <h1>All is well</h1>;
const failures = {
  'cannot be shown': { component: Fragile },
  'cannot be loaded': { component: Sound, loader: breakDown },
};

async function open(fragile: keyof typeof failures) {
  const root = createRootRoute({
    component: () => (
      <>
        <header>The layout</header>
        <Outlet />
      </>
    ),
  });
  const page = createRoute({ getParentRoute: () => root, path: '/', ...failures[fragile] });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: RouteError,
  });
  await act(() => router.load());
  render(<RouterProvider router={router as never} />);
}

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe.each(['cannot be shown', 'cannot be loaded'] as const)(
  'route error: a page that %s',
  (fragile) => {
    test('§8.10: it keeps its layout and shows a message without a stack trace', async () => {
      await open(fragile);
      expect(screen.getByText('The layout')).toBeTruthy();
      const alert = screen.getByRole('alert');
      expect(alert.querySelector('h1')?.textContent).toBe('This page didn’t load.');
      expect(alert.textContent).not.toContain('lost its data');
      const home = screen.getByRole('link', { name: 'Go to the home page' });
      expect(home.getAttribute('href')).toBe('/');
    });

    test('§8.10: a retry shows the page once it works again', async () => {
      await open(fragile);
      isBroken = false;
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    });
  },
);
