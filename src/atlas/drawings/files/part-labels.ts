import type { Chart } from '#src/atlas/kit/chart.ts';
import { triggerText } from '../layout/part-text';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];
type Named = State['entry'][number];

/** Returns the name of an action or guard with its known params. */
const named = ({ name, params }: Named) =>
  params === undefined ? name : `${name}(${params === null ? '…' : JSON.stringify(params)})`;

/** Returns `event [guard] / action, action`. */
export function transitionLabel(transition: Transition): string {
  const actions = transition.actions.map(named).join(', ');
  const parts = [
    transition.trigger.kind === 'always' ? '' : triggerText(transition),
    transition.guard ? `[${named(transition.guard)}]` : '',
    actions ? `/ ${actions}` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** Returns the lines of a state: tags, entry, exit and invoked actors. */
export const stateLines = (state: State): string[] => [
  ...(state.tags.length > 0 ? [`tags / ${state.tags.join(', ')}`] : []),
  ...state.entry.map((action) => `entry / ${named(action)}`),
  ...state.exit.map((action) => `exit / ${named(action)}`),
  ...state.invokes.map(({ id, src }) => `invoke / ${id === src ? id : `${src} as ${id}`}`),
];
