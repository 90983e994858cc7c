/** The copy of the atlas (specification §17). */
export const atlas = {
  path: '/machines',
  title: 'State machines',
  lead: 'Every interactive part of this site is a state machine: a set of states and the events that move between them. See each one drawn, described and checked, straight from the running code.',
  description:
    'Every state machine on this site: drawn, described and listed with its test coverage.',
  origin: 'The build draws and writes these pages from the machines.',
} as const;
