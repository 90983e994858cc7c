/** The copy of the atlas (contracts §2). */
export const atlas = {
  path: '/machines',
  title: 'State machines',
  lead: 'Everything on this site that can change is a state machine: a set of states, and what leads from one to the next. Each is drawn, described and checked here, from the code that runs.',
  description: 'Every state machine of this site: drawn, described, and with what is tested of it.',
  origin: 'Drawn and written by the build from the machines themselves.',
} as const;
