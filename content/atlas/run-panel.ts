/** The duration of a replayed step, in ms. */
export const replayPaces = { slow: 2400, normal: 1200, fast: 500 } as const;
export type ReplayPace = keyof typeof replayPaces;

/** The hint of each kind of payload field: a text is plain, other values are JSON. */
export const fieldHints = {
  text: 'A text, as it is typed.',
  number: 'A number.',
  yesNo: 'true or false.',
  list: 'A list, as JSON.',
  record: 'A record, as JSON.',
  anything: 'Any value, as JSON.',
} as const;
export type FieldKind = keyof typeof fieldHints;

/** The message of each field problem. */
export const fieldProblems = {
  json: 'This is not JSON yet: texts and names stand in double quotes.',
  number: 'A number is expected here, such as 12.',
  yesNo: 'Write true or false.',
  list: 'A list is expected here, such as ["a", "b"].',
  record: 'A record is expected here, such as {"name": "Ana"}.',
} as const;
export type FieldProblem = keyof typeof fieldProblems;
