import { useLayoutEffect } from 'react';
import { teamMembers } from '#content/sample/workspace.ts';
import { teamNames } from '#content/workspace/triage.ts';
import { triageWords as words } from '#content/workspace/triage-words.ts';
import type { RowsChange } from '#machines/row-selection/row-selection.machine.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { markAnswered } from '#src/features/workspace/sample/escalation-answers.ts';
import { isAnswered } from '#src/features/workspace/sample/pending.ts';
import { sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { mark, snoozeUntil } from '#src/features/workspace/sample/triage.ts';
import { useIsStored, useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { Button } from '#src/ui/form/button.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { ChoiceMenu } from '#src/ui/overlay/choice-menu.tsx';
import { assigneeChoices } from './assignee-choices';
import { NoteField } from './NoteField';
import { snoozeChoices, snoozeTimes } from './snooze-times';
import { Bar } from './triage-bar.styles';

type TriageBarProps = {
  conversation: Conversation;
  focus: FocusQueue;
  /** Shows the notice of a change, with Undo. */
  report: (text: string, change: RowsChange) => void;
};

/** Renders assignee, snooze and internal note in the head of a conversation (specification §4.54). */
export function TriageBar({ conversation, focus, report }: TriageBarProps) {
  const { id, status } = conversation;
  const { assignee, snooze } = useWorkspace((all) => all.triage[id]) ?? {};
  const answers = useWorkspace((all) => all.answers);
  const { timeZone } = useWorkspace((all) => all.profile);
  const isStored = useIsStored('answers', 'triage', 'faq');
  const canSnooze = status === 'Escalated' && !isAnswered(conversation, answers);
  const timeText = (time: number) => timeFormat(timeZone).dateTime(time);
  // A key may have requested a menu before the conversation was rendered.
  useLayoutEffect(() => {
    for (const name of ['assign', 'snooze'])
      if (focus.awaits(name)) {
        focus.request('');
        focus.find(name)?.click();
      }
  }, [focus]);

  const assign = (value: string) => {
    const member = teamMembers.find((name) => name === value);
    const change = mark([id], { assignee: member });
    report(member ? words.assigned(teamNames[member]) : words.unassigned, change);
  };
  const snoozeFor = (name: string) => {
    const time = snoozeTimes(sampleNow, timeZone).find((offered) => offered.name === name);
    const change = mark([id], { snooze: time && snoozeUntil(time.until) });
    report(time ? words.snoozed(timeText(time.until)) : words.awake, change);
  };
  const choices = snoozeChoices(sampleNow, timeZone);
  return (
    <Bar>
      <ChoiceMenu
        label={words.assignee}
        choices={assigneeChoices}
        value={assignee ?? ''}
        onChoose={assign}
        ref={focus.ref('assign')}
      >
        {assignee ? (
          <>
            <VisuallyHidden>{words.assignee}: </VisuallyHidden>
            {teamNames[assignee]}
          </>
        ) : (
          words.assign
        )}
      </ChoiceMenu>
      {canSnooze ? (
        <>
          <ChoiceMenu
            label={words.snooze}
            choices={snooze ? [{ value: '', label: words.notSnoozed }, ...choices] : choices}
            onChoose={snoozeFor}
            ref={focus.ref('snooze')}
          >
            {snooze ? (
              <>
                <VisuallyHidden>{words.snooze}: </VisuallyHidden>
                {words.until(timeText(Date.parse(snooze.until)))}
              </>
            ) : (
              words.snooze
            )}
          </ChoiceMenu>
          <Button
            kind="secondary"
            size="dense"
            onClick={() => report(words.marked, markAnswered([id]))}
          >
            {words.answered}
          </Button>
        </>
      ) : null}
      <NoteField {...{ id, focus }} />
      {isStored ? null : <p role="status">{words.notStored}</p>}
    </Bar>
  );
}
