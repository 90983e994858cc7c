/** The duration of a replayed step, in ms. */
export const replayPaces = { slow: 2400, normal: 1200, fast: 500 } as const;
export type ReplayPace = keyof typeof replayPaces;

/** The hint of each kind of payload field: a text is plain, other values are JSON. */
export const fieldHints = {
  text: 'Plain text.',
  number: 'A number.',
  yesNo: 'true or false.',
  list: 'A list, as JSON.',
  record: 'An object, as JSON.',
  anything: 'Any value, as JSON.',
} as const;
export type FieldKind = keyof typeof fieldHints;

/** The message of each field problem. */
export const fieldProblems = {
  json: 'The JSON has an error. Put text and names in double quotes.',
  number: 'Enter a number, such as 12.',
  yesNo: 'Enter true or false.',
  list: 'Enter a list, such as ["a", "b"].',
  record: 'Enter an object, such as {"name": "Ana"}.',
} as const;
export type FieldProblem = keyof typeof fieldProblems;
