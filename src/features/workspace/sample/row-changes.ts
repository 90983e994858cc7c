import type { Workspace } from '#content/sample/workspace.ts';
import type {
  MarksById,
  RowMarks,
  RowsChange,
} from '#machines/row-selection/row-selection.machine.ts';
import { isSame } from '#machines/shared/merged.ts';
import { answerFor, hasContent, hasMarks } from './pending';
import { workspaceStore } from './workspace-store';

type RowChange = RowMarks & { draft?: string };

function rowsOf({ answers, triage, seen }: Workspace, ids: readonly string[]): MarksById {
  const responses = new Map(answers.map((answer) => [answer.conversationId, answer.response]));
  const opened = new Set(seen);
  return Object.fromEntries(
    ids.map((id): [string, RowMarks] => {
      const { note: _, ...marks } = triage[id] ?? {};
      return [id, { ...marks, response: responses.get(id) ?? null, isSeen: opened.has(id) }];
    }),
  );
}

/** Returns the workspace with changed rows, by id; a response ends the snooze. */
function withRows(all: Workspace, rows: Readonly<Record<string, RowChange>>): Workspace {
  const answers = new Map(all.answers.map((answer) => [answer.conversationId, answer]));
  const triage = new Map(Object.entries(all.triage));
  const seen = new Set(all.seen);
  const touched = new Set<keyof Workspace>();
  for (const [id, { draft, response, isSeen, ...change }] of Object.entries(rows)) {
    if (isSeen !== undefined) {
      touched.add('seen');
      seen.delete(id);
      if (isSeen) seen.add(id);
    }
    if (draft !== undefined || response !== undefined) {
      touched.add('answers');
      const answer = answers.get(id) ?? answerFor(id, []);
      // The newest answer is the last one.
      answers.delete(id);
      answers.set(id, {
        ...answer,
        draft: draft ?? answer.draft,
        response: response === undefined ? answer.response : response,
      });
    }
    const marks = response ? { ...change, snooze: undefined } : change;
    if (Object.keys(marks).length === 0) continue;
    touched.add('triage');
    triage.set(id, { ...triage.get(id), ...marks });
  }
  return {
    ...all,
    ...(touched.has('answers') && { answers: [...answers.values()].filter(hasContent) }),
    ...(touched.has('triage') && {
      triage: Object.fromEntries([...triage].filter(([, marks]) => hasMarks(marks))),
    }),
    ...(touched.has('seen') && { seen: [...seen] }),
  };
}

const namesIn = (...rows: readonly (RowMarks | undefined)[]) =>
  [...new Set(rows.flatMap((row) => Object.keys(row ?? {})))] as (keyof RowMarks)[];

const pick = (row: RowMarks | undefined, names: readonly (keyof RowMarks)[]): RowMarks =>
  Object.fromEntries(names.map((name) => [name, row?.[name]]));

/** Makes one change to each conversation in one write; returns the change, for Undo. */
export function changeRows(
  ids: readonly string[],
  change: RowChange,
  store = workspaceStore,
): RowsChange {
  const [before, after]: [Record<string, RowMarks>, Record<string, RowMarks>] = [{}, {}];
  store.update((all) => {
    const next = withRows(all, Object.fromEntries(ids.map((id) => [id, change])));
    const [rows, changed] = [rowsOf(all, ids), rowsOf(next, ids)];
    for (const id of ids) {
      const names = namesIn(rows[id], changed[id]).filter(
        (name) => !isSame(rows[id]?.[name], changed[id]?.[name]),
      );
      if (names.length === 0) continue;
      before[id] = pick(rows[id], names);
      after[id] = pick(changed[id], names);
    }
    return next;
  });
  return { before, after };
}

/** Takes a change back in the conversations that are still as it left them (specification §4.76). */
export function undoRows({ before, after }: RowsChange, store = workspaceStore): void {
  store.update((all) => {
    const rows = rowsOf(all, Object.keys(after));
    const unchanged = Object.keys(after).flatMap((id) => {
      const names = namesIn(before[id], after[id]);
      const isAsLeft = names.every((name) => isSame(rows[id]?.[name], after[id]?.[name]));
      return isAsLeft ? [[id, pick(before[id], names)] as const] : [];
    });
    return withRows(all, Object.fromEntries(unchanged));
  });
}
