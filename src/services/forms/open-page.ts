import type { NextPage, OpenPageEvent } from '#machines/shared/must-be-provided.ts';

type Router = {
  navigate: (page: NextPage) => Promise<void>;
  latestLocation: { pathname: string };
};

/**
 * Opens a form's next page, then reports which page is open. Returns a function that cancels the
 * report.
 */
export function openPage(
  router: Router,
  page: NextPage,
  send: (event: OpenPageEvent) => void,
): () => void {
  let isCanceled = false;
  const settle = () => {
    const isOpen = router.latestLocation.pathname === page.to;
    if (!isCanceled) send({ type: isOpen ? 'page.opened' : 'visitor.returned' });
  };
  void router.navigate(page).then(settle, settle);
  return () => {
    isCanceled = true;
  };
}
