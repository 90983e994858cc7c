import type { Chart } from '#src/atlas/kit/chart.ts';
import { callText } from '#src/atlas/kit/named.ts';
import { triggerText } from '../layout/part-text';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];

/** Returns `event [guard] / action, action`. */
export function transitionLabel(transition: Transition): string {
  const actions = transition.actions.map(callText).join(', ');
  const parts = [
    transition.trigger.kind === 'always' ? '' : triggerText(transition),
    transition.guard ? `[${callText(transition.guard)}]` : '',
    actions ? `/ ${actions}` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** Returns the lines of a state: tags, entry, exit and invoked actors. */
export const stateLines = (state: State): string[] => [
  ...(state.tags.length > 0 ? [`tags / ${state.tags.join(', ')}`] : []),
  ...state.entry.map((action) => `entry / ${callText(action)}`),
  ...state.exit.map((action) => `exit / ${callText(action)}`),
  ...state.invokes.map(({ id, src }) => `invoke / ${id === src ? id : `${src} as ${id}`}`),
];
