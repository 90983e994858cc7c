import { useLayoutEffect, type KeyboardEvent } from 'react';
import { teamMembers } from '#content/sample/workspace.ts';
import { teamNames } from '#content/workspace/triage.ts';
import { triageWords as words } from '#content/workspace/triage-words.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { markAnswered } from '#src/features/workspace/sample/escalation-answers.ts';
import { mark, snoozeUntil } from '#src/features/workspace/sample/triage.ts';
import { isAnswered } from '#src/features/workspace/sample/pending.ts';
import { sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { isPlainEscape } from '#src/services/browser/key-presses.ts';
import { openAtKey, showOptions } from '#src/services/browser/select-options.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Select } from '#src/ui/form/select.styles.ts';
import { NoteField } from './NoteField';
import { snoozeTimes } from './snooze-times';
import { Panel, Snoozed } from './triage-panel.styles';

/** The conversation, and the end of its snooze as text; empty if there is none. */
export type TriagePanelProps = { conversation: Conversation; focus: FocusQueue; until: string };

/** Renders the controls of assignee, snooze and internal note (specification §4). */
export function TriagePanel({ conversation, focus, until }: TriagePanelProps) {
  const { id, status } = conversation;
  const assignee = useWorkspace((all) => all.triage[id]?.assignee);
  const answers = useWorkspace((all) => all.answers);
  const { timeZone } = useWorkspace((all) => all.profile);
  const canSnooze = status === 'Escalated' && !isAnswered(conversation, answers);
  const times = snoozeTimes(sampleNow, timeZone);
  // A shortcut may have requested one of the controls.
  useLayoutEffect(() => {
    focus.settle();
    showOptions(document.activeElement);
  }, [focus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEscape(event.nativeEvent)) return;
    event.preventDefault();
    focus.focus('open');
  };
  return (
    <Panel onKeyDown={onKeyDown}>
      <Select
        size="dense"
        aria-label={words.assignee}
        ref={focus.ref('assign')}
        value={assignee ?? ''}
        onKeyDown={openAtKey}
        onChange={({ currentTarget: { value } }) =>
          mark([id], { assignee: teamMembers.find((member) => member === value) })
        }
      >
        <option value="">{words.nobody}</option>
        {teamMembers.map((member) => (
          <option key={member} value={member}>
            {teamNames[member]}
          </option>
        ))}
      </Select>
      {canSnooze ? (
        <Select
          size="dense"
          aria-label={words.snooze}
          ref={focus.ref('snooze')}
          value={until}
          onKeyDown={openAtKey}
          onChange={({ currentTarget: { value } }) => {
            const time = times.find(({ name }) => name === value);
            mark([id], { snooze: time && snoozeUntil(time.until) });
          }}
        >
          <option value="">{until ? words.notSnoozed : words.snoozeFor}</option>
          {until ? <option value={until}>{words.until(until)}</option> : null}
          {times.map((time) => (
            <option key={time.name} value={time.name}>
              {words.times[time.name]}, {timeFormat(timeZone).dateTime(time.until)}
            </option>
          ))}
        </Select>
      ) : null}
      {canSnooze ? (
        <Button kind="secondary" size="dense" onClick={() => markAnswered([id])}>
          {words.answered}
        </Button>
      ) : null}
      <Snoozed role="status">
        {until ? (
          <>
            {words.snoozed(until)}{' '}
            <button
              type="button"
              onClick={() => {
                mark([id], { snooze: undefined });
                focus.focus('snooze');
              }}
            >
              {words.undo}
            </button>
          </>
        ) : null}
      </Snoozed>
      <NoteField id={id} field={focus.ref('note')} />
    </Panel>
  );
}
