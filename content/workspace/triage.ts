import type { TeamMember } from '#content/sample/workspace.ts';

export const teamNames: Readonly<Record<TeamMember, string>> = {
  me: 'Me',
  luis: 'Luis Ortega',
  priya: 'Priya Nair',
  sam: 'Sam Becker',
};

/** Describes the marks on a conversation in one line, or names what it offers. */
export function triageLine(assignee?: string, until?: string, note?: string): string {
  const marks = [assignee, until && `Snoozed until ${until}`, note && `Note: ${note}`];
  return marks.filter(Boolean).join(' · ') || 'Assign, snooze, note';
}
