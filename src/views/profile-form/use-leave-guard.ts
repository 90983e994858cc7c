import { useBlocker } from '@tanstack/react-router';

/** Holds back whoever would leave the page with unsaved work, by a link, Back or closing the tab. */
export function useLeaveGuard(isUnsaved: boolean) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved,
    disabled: !isUnsaved,
    withResolver: true,
  });
  return { isAsking: status === 'blocked', leave: () => proceed?.(), stay: () => reset?.() };
}
