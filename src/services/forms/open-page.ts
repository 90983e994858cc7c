import type { NextPage, OpenPageEvent } from '#machines/shared/must-be-provided.ts';

type Router = {
  navigate: (page: NextPage) => Promise<void>;
  latestLocation: { pathname: string };
};

/**
 * Opens a form's next page, then sends where the visitor is. Returns a function that keeps it from
 * sending, for a form that is gone by then.
 */
export function openPage(
  router: Router,
  page: NextPage,
  send: (event: OpenPageEvent) => void,
): () => void {
  let isOver = false;
  const settle = () => {
    const isThere = router.latestLocation.pathname === page.to;
    if (!isOver) send({ type: isThere ? 'page.opened' : 'visitor.returned' });
  };
  void router.navigate(page).then(settle, settle);
  return () => {
    isOver = true;
  };
}
