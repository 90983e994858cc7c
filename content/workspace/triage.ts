import type { TeamMember } from '#content/sample/workspace.ts';

export const teamNames: Readonly<Record<TeamMember, string>> = {
  me: 'Me',
  luis: 'Luis Ortega',
  priya: 'Priya Nair',
  sam: 'Sam Becker',
};
