import type { Chart } from '#src/atlas/kit/chart.ts';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];
type Named = State['entry'][number];

/** Returns an action or a guard by its name, with those values that are known. */
const named = ({ name, params }: Named) =>
  params === undefined ? name : `${name}(${params === null ? '…' : JSON.stringify(params)})`;

/** Returns what makes a transition possible, in the short form of statecharts. */
function triggerLabel({ trigger }: Transition): string {
  if (trigger.kind === 'always') return '';
  if (trigger.kind === 'event') return trigger.type;
  if (trigger.kind === 'after') return `after ${trigger.delay}`;
  return trigger.kind === 'stateDone' ? 'done' : `${trigger.kind} ${trigger.actor}`;
}

/** Returns `event [guard] / action, action`. */
export function transitionLabel(one: Transition): string {
  const actions = one.actions.map(named).join(', ');
  const parts = [
    triggerLabel(one),
    one.guard ? `[${named(one.guard)}]` : '',
    actions ? `/ ${actions}` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** Returns a line for each thing in a state: its tags, what it does, and what runs meanwhile. */
export const stateLines = (state: State): string[] => [
  ...(state.tags.length > 0 ? [`tags / ${state.tags.join(', ')}`] : []),
  ...state.entry.map((action) => `entry / ${named(action)}`),
  ...state.exit.map((action) => `exit / ${named(action)}`),
  ...state.invokes.map(({ id, src }) => `invoke / ${id === src ? id : `${src} as ${id}`}`),
];
