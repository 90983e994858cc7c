import { useCallback, useRef, useSyncExternalStore } from 'react';
import { styled } from '#src/design/stitches.config.ts';

/** Holds a popover and the controls that open it; one per view of a page. */
export const PopoverAnchor = styled('div', { minWidth: 0, anchorName: '--popover' });

/** Opens below its anchor and moves nothing; without anchors, below the page's header. */
export const Popover = styled('div', {
  position: 'absolute',
  inset: '64px 16px auto auto',
  maxWidth: 'calc(100vw - 32px)',
  margin: '$3 0 0',
  padding: '$5',
  box: '$card',
  color: '$ink',
  boxShadow: '$pop',
  gap: '$4',
  '&:popover-open': { display: 'grid' },
  '&:empty': { display: 'none' },
  '@supports (anchor-name: --popover)': {
    positionAnchor: '--popover',
    inset: 'auto',
    positionArea: 'bottom span-right',
    positionTryFallbacks: 'flip-inline',
  },
});

/** Returns the ref of a popover, and whether the browser shows it; undefined until it did. */
export function usePopover() {
  const popover = useRef<HTMLDivElement>(null);
  const isOpen = useRef<boolean>(undefined);
  const subscribe = useCallback((listener: () => void) => {
    const element = popover.current;
    const onToggle = (event: Event) => {
      isOpen.current = (event as ToggleEvent).newState === 'open';
      listener();
    };
    // The browser may have opened it before hydration.
    if (element?.matches(':popover-open')) isOpen.current = true;
    element?.addEventListener('toggle', onToggle);
    return () => element?.removeEventListener('toggle', onToggle);
  }, []);
  const read = () => isOpen.current;
  return { popover, isOpen: useSyncExternalStore(subscribe, read, read) };
}

/** Calls `listener` when the browser closes a popover. Returns a disposer. */
export function onPopoverClose(popover: HTMLElement | null, listener: () => void): () => void {
  const onToggle = (event: Event) => {
    if ((event as ToggleEvent).newState === 'closed') listener();
  };
  popover?.addEventListener('toggle', onToggle);
  return () => popover?.removeEventListener('toggle', onToggle);
}
