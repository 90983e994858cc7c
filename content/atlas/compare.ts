import { atlas } from './atlas';

/** The copy of the compare page (specification §17). */
export const comparePage = {
  path: `${atlas.path}/compare`,
  title: 'Compare two versions',
  lead: 'Choose two revisions of a machine of this site, or paste or open two files of XState JSON. See each change as text and on one chart, with the shortest run that shows it.',
  description: 'Compare two versions of a state machine as text, on one chart and by a run.',
  rule: 'The files stay in this browser. They have names instead of code, so the search tries each guard both ways; actions and actors do nothing.',
  labels: { before: 'Before', after: 'After' },
  hint: 'Every machine’s page offers this file as XState JSON. The command npm run machines:diff REV writes both versions of each machine changed since a revision.',
  insert: 'Insert a machine of this site',
  revision: 'Revision',
  chooseRevision: 'Choose a revision',
  current: 'Current version',
  noRevisions: 'The build found no earlier version of this machine in git.',
  revisionsFailed: 'The earlier versions did not load. Reload the page to try again.',
  open: 'Open a file',
  submit: 'Compare',
  equal: 'Both versions have the same parts and the same results.',
  problems: {
    empty: 'Paste a machine, open its file, or insert one of this site.',
    json: 'This is not valid JSON. Put every name and text in double quotes, and no comma at an end.',
    states: 'This JSON is not a machine: it has no “states”.',
    length: 'This text is longer than 400,000 characters.',
    xstate: 'XState refuses this machine:',
  },
} as const;
