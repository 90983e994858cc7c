import { teamMembers } from '#content/sample/workspace.ts';
import { teamNames } from '#content/workspace/triage.ts';
import { triageWords } from '#content/workspace/triage-words.ts';
import type { Choice } from '#src/ui/overlay/choice-menu.tsx';

/** The team as choices of a menu; the empty value assigns no one. */
export const assigneeChoices: readonly Choice[] = [
  { value: '', label: triageWords.nobody },
  ...teamMembers.map((member) => ({ value: member, label: teamNames[member] })),
];
