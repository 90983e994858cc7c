/** A word of the atlas with its equivalents; a dash where a notation has none. */
interface Term {
  word: string;
  meaning: string;
  uml: string;
  scxml: string;
  xstate: string;
}

/** The words of the atlas: UML 2.5.1, W3C SCXML 1.0 and XState 5. */
export const terms: readonly Term[] = [
  {
    word: 'atomic',
    meaning: 'A state without inner states.',
    uml: 'simple state',
    scxml: '<state>',
    xstate: "type: 'atomic'",
  },
  {
    word: 'compound',
    meaning: 'A state with inner states, of which one is active.',
    uml: 'composite state',
    scxml: '<state> with children',
    xstate: "type: 'compound'",
  },
  {
    word: 'initial state',
    meaning: 'The inner state that a compound state enters first.',
    uml: 'initial pseudostate',
    scxml: 'initial',
    xstate: 'initial',
  },
  {
    word: 'parallel, region',
    meaning: 'A state whose inner states, its regions, are all active.',
    uml: 'orthogonal state, region',
    scxml: '<parallel>',
    xstate: "type: 'parallel'",
  },
  {
    word: 'final',
    meaning: 'A state that ends its parent.',
    uml: 'final state',
    scxml: '<final>',
    xstate: "type: 'final'",
  },
  {
    word: 'history (H, H*)',
    meaning: 'Returns to the last active inner state; H* at every depth.',
    uml: 'shallow, deep history',
    scxml: '<history>',
    xstate: "type: 'history'",
  },
  {
    word: 'event',
    meaning: 'A message from outside the machine.',
    uml: 'signal event',
    scxml: 'event',
    xstate: 'event type, on',
  },
  {
    word: 'guard (when)',
    meaning: 'The condition of a transition.',
    uml: 'guard',
    scxml: 'cond',
    xstate: 'guard',
  },
  {
    word: 'action (runs)',
    meaning: 'An effect of a transition, an entry or an exit.',
    uml: 'effect, entry, exit',
    scxml: 'executable content, <onentry>, <onexit>',
    xstate: 'actions, entry, exit',
  },
  {
    word: 'params',
    meaning: 'The arguments of a guard or an action.',
    uml: 'arguments',
    scxml: '–',
    xstate: 'params',
  },
  {
    word: 'invoke, actor',
    meaning: 'Work that runs while a state is active.',
    uml: 'do activity',
    scxml: '<invoke>',
    xstate: 'invoke',
  },
  {
    word: 'done, error',
    meaning: 'An actor has ended, or has failed.',
    uml: 'completion event',
    scxml: 'done.invoke.ID, error.*',
    xstate: 'onDone, onError',
  },
  {
    word: 'always',
    meaning: 'A transition without an event, taken as soon as its guard holds.',
    uml: 'completion transition',
    scxml: '<transition> without event',
    xstate: 'always',
  },
  {
    word: 'after',
    meaning: 'A transition when a delay ends.',
    uml: 'time event',
    scxml: '<send delay>',
    xstate: 'after',
  },
  {
    word: 'reenter',
    meaning: 'The transition exits and enters its own state.',
    uml: 'external transition',
    scxml: 'type="external"',
    xstate: 'reenter: true',
  },
  {
    word: 'stays',
    meaning: 'A transition without a target.',
    uml: 'internal transition',
    scxml: '<transition> without target',
    xstate: 'no target',
  },
  {
    word: 'context',
    meaning: 'The data that a machine stores.',
    uml: 'extended state',
    scxml: '<datamodel>',
    xstate: 'context',
  },
  {
    word: 'snapshot',
    meaning: 'The active states with the context at one moment.',
    uml: 'active state configuration',
    scxml: 'configuration',
    xstate: 'snapshot',
  },
  {
    word: 'tag (#)',
    meaning: 'A name shared by several states.',
    uml: '–',
    scxml: '–',
    xstate: 'tags',
  },
];

/** The marks of a chart by the class names that draw them. */
export const marks = [
  { state: 'start', says: 'Initial state' },
  { state: 'atomic', says: 'State' },
  { state: 'holder', says: 'Compound state' },
  { state: 'region', says: 'Region of a parallel state' },
  { state: 'final', says: 'Final state' },
  { state: 'history', says: 'History state' },
  { state: 'atomic active', says: 'Active in the simulation' },
  { state: 'atomic selected', says: 'Selected' },
  { state: 'atomic missing', says: 'Not covered by the layer’s tests' },
  { state: 'atomic survived', says: 'A mutant survived' },
  { state: 'atomic excluded', says: 'Excluded from the layer, with a reason' },
] as const;
