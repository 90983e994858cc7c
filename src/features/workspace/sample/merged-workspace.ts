import type { Workspace } from '#content/sample/workspace.ts';
import { merged } from '#machines/shared/merged.ts';
import { answerFor, hasContent, hasMarks } from './pending';

/** Returns `theirs` with the changes from `base` to `mine`, which win over changes of the same text. */
export function mergedWorkspace(base: Workspace, mine: Workspace, theirs: Workspace): Workspace {
  const all = [base, mine, theirs];
  const ids = [...new Set(all.flatMap(({ triage }) => Object.keys(triage)))];
  const answered = new Set(
    [theirs, mine].flatMap(({ answers }) => answers.map(({ conversationId }) => conversationId)),
  );
  // Empty marks and answers are not stored, but one side may add to what the other empties.
  const explicit = (workspace: Workspace): Workspace => ({
    ...workspace,
    triage: Object.fromEntries(ids.map((id) => [id, workspace.triage[id] ?? {}])),
    answers: [...answered].map((id) => answerFor(id, workspace.answers)),
  });
  const result = merged(explicit(base), explicit(mine), explicit(theirs));
  return {
    ...result,
    triage: Object.fromEntries(
      Object.entries(result.triage).filter(([, marks]) => hasMarks(marks)),
    ),
    answers: result.answers.filter(hasContent),
  };
}
