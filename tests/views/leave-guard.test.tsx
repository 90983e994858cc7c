import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { profileWords } from '#content/workspace/account.ts';
import { saveFailed } from '#content/workspace/workspace.ts';
import { LeaveGuard } from '#src/features/workspace/shell/leave-guard/LeaveGuard.tsx';

afterEach(cleanup);

test('§4.72 leave guard: a save that breaks off keeps the page and the dialog open', async () => {
  const saves = [() => Promise.reject(new Error('disk')), () => Promise.resolve(true)];
  const Page = () => (
    <LeaveGuard
      words={profileWords.leaving}
      hasUnsavedWork={() => true}
      saveFirst={() => saves.shift()!()}
      showProblem={() => undefined}
    />
  );
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history });
  await act(() => router.load());
  render(<RouterProvider router={router as never} />);
  const save = () => act(async () => fireEvent.click(screen.getByText(profileWords.leaving.save)));

  await act(async () => history.push('/away'));
  await save();
  expect(screen.getByRole('alert').textContent).toBe(saveFailed);
  expect(history.location.pathname).toBe('/');
  await save();
  expect(history.location.pathname).toBe('/away');
});
