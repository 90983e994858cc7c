import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouteError } from '../../src/pages/route-error';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('lost its data');
  return <h1>All is well</h1>;
}

async function open() {
  const root = createRootRoute({
    component: () => (
      <>
        <header>The layout</header>
        <Outlet />
      </>
    ),
  });
  const page = createRoute({ getParentRoute: () => root, path: '/', component: Fragile });
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

test('contracts §2: a page that fails keeps its layout and says so in words, without a stack trace', async () => {
  await open();
  expect(screen.getByText('The layout')).toBeTruthy();
  const alert = screen.getByRole('alert');
  expect(alert.querySelector('h1')?.textContent).toBe('This page lost its line.');
  expect(alert.textContent).not.toContain('lost its data');
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});

test('contracts §2: a retry shows the page once it works again', async () => {
  await open();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
