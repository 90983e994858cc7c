import { useCallback, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { teamNames, triageLine } from '#content/workspace/triage.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { onDemand } from '#src/hydration/on-demand.tsx';
import { Details } from './triage-bar.styles';
import type { TriagePanelProps } from './TriagePanel';

const TriagePanel = onDemand(
  import.meta.glob<ComponentType<TriagePanelProps>>('./TriagePanel.tsx', {
    import: 'TriagePanel',
  }),
  () => <p role="alert">This part did not load. Close it, then open it again.</p>,
);

type TriageBarProps = { conversation: Conversation; focus: FocusQueue };

/** Renders assignee, snooze and internal note in one line, which opens their controls. */
export function TriageBar({ conversation, focus }: TriageBarProps) {
  const { id } = conversation;
  const { assignee, snooze, note } = useWorkspace((all) => all.triage[id]) ?? {};
  const { timeZone } = useWorkspace((all) => all.profile);
  const until = snooze ? timeFormat(timeZone).dateTime(Date.parse(snooze.until)) : '';
  const [startsOpen] = useState(() => ['snooze', 'assign', 'note'].some(focus.awaits));
  const details = useRef<HTMLDetailsElement>(null);
  const subscribe = useCallback((listener: () => void) => {
    const element = details.current;
    element?.addEventListener('toggle', listener);
    return () => element?.removeEventListener('toggle', listener);
  }, []);
  const isOpen = useSyncExternalStore(subscribe, () => details.current?.open ?? startsOpen);
  return (
    <Details
      ref={(element: HTMLDetailsElement | null) => {
        details.current = element;
        focus.ref('triage')(element);
      }}
      open={startsOpen}
    >
      <summary>{triageLine(assignee && teamNames[assignee], until, note)}</summary>
      {isOpen ? <TriagePanel {...{ conversation, focus, until }} /> : null}
    </Details>
  );
}
