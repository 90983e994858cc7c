import { useLayoutEffect, useMemo, useRef } from 'react';
import { teamMembers } from '#content/sample/workspace.ts';
import { assignLimit, selectionWords as words } from '#content/workspace/selection-words.ts';
import { teamNames } from '#content/workspace/triage.ts';
import { triageWords } from '#content/workspace/triage-words.ts';
import type { RowsChange } from '#machines/row-selection/row-selection.machine.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { markAnswered } from '#src/features/workspace/sample/escalation-answers.ts';
import { changeRows } from '#src/features/workspace/sample/row-changes.ts';
import { sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { mark, snoozeUntil } from '#src/features/workspace/sample/triage.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { openAtKey } from '#src/services/browser/select-options.ts';
import { csvText } from '#src/lib/text/csv.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Select } from '#src/ui/form/select.styles.ts';
import { downloadText } from '#src/features/workspace/dashboard/download.ts';
import { snoozeTimes } from '../triage/snooze-times';
import { snoozable, unread } from './bulk-changes';
import { conversationRows } from './conversation-rows';
import { Bar, Exported, Head, Note } from './selection-bar.styles';
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
  const rows = useMemo(() => list.filter(({ id }) => selected.has(id)), [list, selected]);
  const close = (type: 'selection.cleared' | 'change.undone' | 'notice.dismissed') => {
    send({ type });
    focus.focus(stopId ?? 'search');
  };
  return (
    <Bar role="region" aria-label={words.label}>
      <Head>
        <p role="status">
          {state === 'selecting'
            ? words.selected(rows.length)
            : state === 'changed'
              ? text
              : words.dropped}
        </p>
        {state === 'selecting' ? (
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
            <Button kind="quiet" size="dense" onClick={() => close('selection.cleared')}>
              {words.clear}
            </Button>
          </>
        ) : (
          <>
            {state === 'changed' ? <UndoButton onUndo={() => close('change.undone')} /> : null}
            <Button
              kind="secondary"
              size="dense"
              onClick={() => close(state === 'changed' ? 'notice.dismissed' : 'selection.cleared')}
            >
              {words.dismiss}
            </Button>
          </>
        )}
      </Head>
      {state === 'selecting' ? <Actions {...{ send, rows, focus }} /> : null}
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

type ActionsProps = Pick<RowSelection, 'send'> & {
  rows: readonly Conversation[];
  focus: FocusQueue;
};

const idsOf = (rows: readonly Conversation[]) => rows.map(({ id }) => id);

/** Renders the actions on the selected rows that the list shows. */
function Actions({ send, rows, focus }: ActionsProps) {
  const { timeZone } = useWorkspace((all) => all.profile);
  const exported = useRef<HTMLParagraphElement>(null);
  const changed = (change: RowsChange, notice: string) =>
    send({ type: 'rows.changed', text: notice, change });
  const snooze = (name: string) => {
    const time = snoozeTimes(sampleNow, timeZone).find((offered) => offered.name === name);
    if (!time) return;
    const pendingRows = rows.filter(snoozable());
    const change = mark(idsOf(pendingRows), { snooze: snoozeUntil(time.until) });
    const until = timeFormat(timeZone).dateTime(time.until);
    changed(change, words.snoozed(pendingRows.length, until, rows.length - pendingRows.length));
  };
  const assign = (value: string) => {
    const assignee = teamMembers.find((member) => member === value);
    changed(
      mark(idsOf(rows), { assignee }),
      assignee ? words.assigned(rows.length, teamNames[assignee]) : words.unassigned(rows.length),
    );
  };
  return (
    <>
      {rows.some(snoozable()) ? (
        <Select
          size="dense"
          aria-label={words.snoozeLabel}
          ref={focus.ref('selected snooze')}
          value=""
          onKeyDown={openAtKey}
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
          ref={focus.ref('selected assign')}
          value="choose"
          onKeyDown={openAtKey}
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
      {rows.some(unread()) ? (
        <Button
          kind="secondary"
          size="dense"
          ref={focus.ref('selected markRead')}
          onClick={() => {
            const read = rows.filter(unread());
            changed(changeRows(idsOf(read), { isSeen: true }), words.marked(read.length));
          }}
        >
          {words.read}
        </Button>
      ) : null}
      {rows.some(snoozable()) ? (
        <Button
          kind="secondary"
          size="dense"
          ref={focus.ref('selected answered')}
          onClick={() => {
            const pendingRows = rows.filter(snoozable());
            const text = words.answeredAll(pendingRows.length, rows.length - pendingRows.length);
            changed(markAnswered(idsOf(pendingRows)), text);
          }}
        >
          {words.answered}
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
