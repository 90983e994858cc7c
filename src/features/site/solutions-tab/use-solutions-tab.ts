import { useRef, type KeyboardEvent } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import {
  solutionsTabMachine,
  type SolutionsTab,
} from '#machines/solutions-tab/solutions-tab.machine.ts';

export const tabs = ['operations', 'workforce'] as const satisfies SolutionsTab[];

const steps: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index + 1) % tabs.length,
  ArrowLeft: (index) => (index + tabs.length - 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
};

/** Binds the solutions tabs per WAI-ARIA: arrow keys move focus and select. */
export function useSolutionsTab() {
  const [snapshot, send] = useMachine(solutionsTabMachine);
  const buttons = useRef(new Map<SolutionsTab, HTMLElement | null>());
  const select = (tab: SolutionsTab) => send({ type: 'tab.selected', tab });

  return {
    tabProps: (tab: SolutionsTab) => ({
      ref: (button: HTMLElement | null) => void buttons.current.set(tab, button),
      id: `tab-${tab}`,
      role: 'tab',
      'aria-selected': snapshot.matches(tab),
      'aria-controls': `panel-${tab}`,
      tabIndex: snapshot.matches(tab) ? 0 : -1,
      onClick: () => select(tab),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const next = tabs[steps[event.key]?.(tabs.indexOf(tab)) ?? -1];
        if (!next) return;
        event.preventDefault();
        select(next);
        buttons.current.get(next)?.focus();
      },
    }),
    panelProps: (tab: SolutionsTab) => ({
      id: `panel-${tab}`,
      role: 'tabpanel',
      'aria-labelledby': `tab-${tab}`,
      hidden: !snapshot.matches(tab),
    }),
  };
}
