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
import { csvText } from '#src/lib/text/csv.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { Button } from '#src/ui/form/button.tsx';
import { ChoiceMenu } from '#src/ui/overlay/choice-menu.tsx';
import { downloadText } from '#src/features/workspace/dashboard/download.ts';
import { assigneeChoices } from '../triage/assignee-choices';
import { snoozeChoices, snoozeTimes } from '../triage/snooze-times';
import { snoozable, unread } from './bulk-changes';
import { conversationRows } from './conversation-rows';
import { Bar, Exported, Head, Note } from './selection-bar.styles';
import type { RowSelection } from './use-row-selection';

export type SelectionBarProps = {
  selection: RowSelection;
  list: readonly Conversation[];
  focus: FocusQueue;
  /** True if the conversation replaces the list on small screens. */
  isOpen: boolean;
  /** Takes the focus when the bar closes. */
  nextFocus: string;
};

/** Renders the selected rows' count and actions, or a notice that it ended. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, list, focus, isOpen, nextFocus } = props;
  const { state, text, selected, send } = selection;
  useLayoutEffect(() => focus.settle());
  const rows = useMemo(() => list.filter(({ id }) => selected.has(id)), [list, selected]);
  const close = (type: 'selection.cleared' | 'change.undone' | 'notice.dismissed') => {
    send({ type });
    focus.focus(nextFocus);
  };
  return (
    <Bar role="region" aria-label={words.label} ofList={state !== 'changed' && isOpen}>
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
            {state === 'changed' ? (
              <Button
                kind="secondary"
                size="dense"
                ref={focus.ref('undo change')}
                onClick={() => close('change.undone')}
              >
                {words.undo}
              </Button>
            ) : null}
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

type ActionsProps = Pick<RowSelection, 'send'> & {
  rows: readonly Conversation[];
  focus: FocusQueue;
};

const idsOf = (rows: readonly Conversation[]) => rows.map(({ id }) => id);

/** Renders the actions on the selected rows that the list shows. */
function Actions({ send, rows, focus }: ActionsProps) {
  const { timeZone } = useWorkspace((all) => all.profile);
  const exported = useRef<HTMLParagraphElement>(null);
  const changed = (change: RowsChange, notice: string) => {
    // Undo takes the focus from the action, which ends.
    focus.request('undo change');
    send({ type: 'rows.changed', text: notice, change });
  };
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
        <ChoiceMenu
          label={words.snoozeLabel}
          choices={snoozeChoices(sampleNow, timeZone)}
          onChoose={snooze}
          ref={focus.ref('selected snooze')}
        >
          {triageWords.snooze}
        </ChoiceMenu>
      ) : null}
      {rows.length > assignLimit ? (
        <Note>{words.tooMany}</Note>
      ) : (
        <ChoiceMenu
          label={words.assignLabel}
          choices={assigneeChoices}
          onChoose={assign}
          ref={focus.ref('selected assign')}
        >
          {triageWords.assign}
        </ChoiceMenu>
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
