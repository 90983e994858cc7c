import { useLayoutEffect, useRef } from 'react';
import { teamMembers } from '#content/sample/workspace.ts';
import { assignLimit, selectionWords as words } from '#content/workspace/selection-words.ts';
import { teamNames } from '#content/workspace/triage.ts';
import { triageWords } from '#content/workspace/triage-words.ts';
import type { MarksBefore } from '#machines/row-selection/row-selection.machine.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { snoozeUntil } from '#src/features/workspace/sample/triage.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { csvText } from '#src/lib/text/csv.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Select } from '#src/ui/form/select.styles.ts';
import { downloadText } from '#src/features/workspace/dashboard/download.ts';
import { snoozeTimes } from '../triage/snooze-times';
import { markAll, readAll, snoozable, unread } from './bulk-changes';
import { conversationRows } from './conversation-rows';
import { Bar, Exported, Note, Says } from './selection-bar.styles';
import type { RowSelection } from './use-row-selection';

export type SelectionBarProps = {
  selection: RowSelection;
  list: readonly Conversation[];
  focus: FocusQueue;
  /** The id of the list's tab stop, which takes the focus when the bar closes. */
  stopId: string | undefined;
};

/** Renders the selected rows' count and actions, or a notice that it ended. */
export function SelectionBar({ selection, list, focus, stopId }: SelectionBarProps) {
  const { state, text, selected, send } = selection;
  const close = (type: 'selection.cleared' | 'change.undone' | 'notice.dismissed') => {
    send({ type });
    focus.focus(stopId ?? 'search');
  };
  return (
    <Bar role="region" aria-label={words.label}>
      <Says role="status">
        {state === 'selecting'
          ? words.selected(list.filter(({ id }) => selected.has(id)).length)
          : state === 'changed'
            ? text
            : words.dropped}
      </Says>
      {state === 'selecting' ? (
        <Actions {...{ selection, list }} onClear={() => close('selection.cleared')} />
      ) : (
        <>
          {state === 'changed' ? <UndoButton onUndo={() => close('change.undone')} /> : null}
          <Button kind="secondary" size="dense" onClick={() => close('notice.dismissed')}>
            {words.dismiss}
          </Button>
        </>
      )}
    </Bar>
  );
}

/** Takes the focus from the action that it undoes. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <Button kind="secondary" size="dense" ref={button} onClick={onUndo}>
      {words.undo}
    </Button>
  );
}

type ActionsProps = Pick<SelectionBarProps, 'selection' | 'list'> & { onClear: () => void };

/** Renders the actions on the selected rows that the list shows. */
function Actions({ selection: { selected, send }, list, onClear }: ActionsProps) {
  const { timeZone } = useWorkspace((all) => all.profile);
  const exported = useRef<HTMLParagraphElement>(null);
  const rows = list.filter(({ id }) => selected.has(id));
  const waiting = snoozable(rows);
  const changed = (before: MarksBefore, notice: string) =>
    send({ type: 'rows.changed', text: notice, before });
  const snooze = (name: string) => {
    const time = snoozeTimes(sampleNow, timeZone).find((offered) => offered.name === name);
    if (!time) return;
    const before = markAll(waiting, { snooze: snoozeUntil(time.until) });
    const until = timeFormat(timeZone).dateTime(time.until);
    changed(before, words.snoozed(waiting.length, until, rows.length - waiting.length));
  };
  const assign = (value: string) => {
    const assignee = teamMembers.find((member) => member === value);
    const before = markAll(rows, { assignee });
    changed(
      before,
      assignee ? words.assigned(rows.length, teamNames[assignee]) : words.unassigned(rows.length),
    );
  };
  return (
    <>
      {rows.length < list.length ? (
        <Button
          kind="quiet"
          size="dense"
          onClick={() => send({ type: 'rows.selected', ids: list.map(({ id }) => id) })}
        >
          {words.all(list.length)}
        </Button>
      ) : null}
      <Button kind="quiet" size="dense" onClick={onClear}>
        {words.clear}
      </Button>
      {waiting.length > 0 ? (
        <Select
          size="dense"
          aria-label={words.snoozeLabel}
          value=""
          onChange={({ currentTarget: { value } }) => snooze(value)}
        >
          <option value="">{words.snooze}</option>
          {snoozeTimes(sampleNow, timeZone).map(({ name, until }) => (
            <option key={name} value={name}>
              {triageWords.times[name]}, {timeFormat(timeZone).dateTime(until)}
            </option>
          ))}
        </Select>
      ) : null}
      {rows.length > assignLimit ? (
        <Note>{words.tooMany}</Note>
      ) : (
        <Select
          size="dense"
          aria-label={words.assignLabel}
          value="choose"
          onChange={({ currentTarget: { value } }) => assign(value)}
        >
          <option value="choose" disabled hidden>
            {words.assign}
          </option>
          {teamMembers.map((member) => (
            <option key={member} value={member}>
              {teamNames[member]}
            </option>
          ))}
          <option value="">{triageWords.nobody}</option>
        </Select>
      )}
      {unread(rows).length > 0 ? (
        <Button
          kind="secondary"
          size="dense"
          onClick={() => {
            const before = readAll(rows);
            changed(before, words.marked(before.read.length));
          }}
        >
          {words.read}
        </Button>
      ) : null}
      <Button
        kind="secondary"
        size="dense"
        onClick={() => {
          downloadText(words.fileName, 'text/csv', csvText(conversationRows(rows)));
          // A download ends in no state of the page: its confirmation is written, not rendered.
          exported.current?.replaceChildren(words.exported(rows.length));
        }}
      >
        {words.exportFile}
      </Button>
      <Exported key={rows.length} ref={exported} aria-live="polite" />
    </>
  );
}
