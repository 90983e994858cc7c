import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { readMachineAddress } from '../address';
import { hrefOf } from '../links';

type PartLinkProps = {
  machine: string;
  part: string;
  children: ReactNode;
  /** For links of the description pane, which arrow keys navigate. */
  item?: { isSelected: boolean; isStop: boolean };
};

/**
 * Selects a part of the chart in the URL without scrolling; Back undoes it. A click adds the run of
 * the open page, so that the links stay the same while it steps. The router's Link would mark every
 * link as the current page.
 */
export function PartLink({ machine, part, children, item }: PartLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    // Opens a tab, a window or a download.
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const { run, step } = readMachineAddress(router.state.location.search);
    void router.navigate({ href: hrefOf(machine, { at: part, run, step }), resetScroll: false });
  };
  const itemProps = item && {
    'data-part-link': part,
    tabIndex: item.isStop ? 0 : -1,
    'aria-current': item.isSelected ? ('true' as const) : undefined,
  };
  return (
    <a
      {...itemProps}
      href={router.history.createHref(hrefOf(machine, { at: part }))}
      onClick={follow}
    >
      {children}
    </a>
  );
}
