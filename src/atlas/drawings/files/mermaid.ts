import type { Chart } from '#src/atlas/kit/chart.ts';
import type { MachineData } from '../machine-data';
import { isWithin } from '../chart-tree';
import { isWithinItself } from './features';
import { limitLines } from './limits';
import { stateLines, transitionLabel } from './part-labels';
import { stateNames } from '../state-names';
import { oneLine, visible } from './xml';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];

/** Escapes every character with a meaning in Mermaid, and words that Mermaid reads anywhere in a line. */
const escaped = (text: string) =>
  oneLine(text).replace(
    /[^\w .,()/[\]…’'=!?+*-]|\[(?=\[)|e(?=nd +note)|d(?=irection +(?:TB|BT|RL|LR))/giu,
    (sign) => `#${sign.codePointAt(0)};`,
  );

/** Returns a comment on each line of a text. Mermaid reads two percent signs with a brace as a directive. */
const commentLines = (text: string) =>
  visible(text)
    .split(/[\n\r]+/)
    .map((line) => `  %% ${line.replace(/%(?=%)/g, '% ')}`);

/** Returns a unique Mermaid id for each state. */
function mermaidIds({ states }: Chart): ReadonlyMap<string, string> {
  const usedIds = new Set<string>();
  return new Map(
    states.map(({ id }) => {
      let free = `s_${id.replace(/\W/g, '_')}`;
      while (usedIds.has(free)) free += '_';
      usedIds.add(free);
      return [id, free];
    }),
  );
}

/** Returns the nearest common ancestor of these states, or one of them. */
function commonState(chart: Chart, ids: readonly string[]): string | undefined {
  const { states } = chart;
  const around = states.filter(
    (state) =>
      ids.every((id) => isWithin(chart, id, state.id)) &&
      states.some(({ parent }) => parent === state.id),
  );
  return around.at(-1)?.id;
}

/** Returns a Mermaid state diagram of a machine. */
export function mermaid(data: MachineData): string {
  const { chart, entry } = data;
  const { states, transitions } = chart;
  const ids = mermaidIds(chart);
  const idOf = (id: string) => ids.get(id) ?? id;
  const isArrow = (transition: Transition) =>
    transition.targets.length > 0 && !isWithinItself(chart, transition);
  const names = stateNames(chart);
  /** Returns the line of a transition without an arrow. */
  const lineOf = (transition: Transition) => {
    const goals = transition.targets.map((target) => names.get(target)).join(' and ');
    return `${transitionLabel(transition)}${goals ? ` (to ${goals})` : ''}`;
  };
  const arrows = transitions.filter(isArrow).flatMap((transition) =>
    transition.targets.map((target) => {
      const label = escaped(transitionLabel(transition));
      const line = `${idOf(transition.source)} --> ${idOf(target)}${label ? `: ${label}` : ''}`;
      return { line, within: commonState(chart, [transition.source, target]) };
    }),
  );

  function stateText(state: State): string[] {
    const self = idOf(state.id);
    const name = escaped(state.parent === null ? entry.title : state.key);
    const inside = states.filter(({ parent }) => parent === state.id);
    const outgoing = transitions.filter(({ source }) => source === state.id);
    const inner = outgoing.filter((transition) => !isArrow(transition)).map(lineOf);
    const lines = [...stateLines(state), ...inner].map(escaped);
    const declared = `state "${name}" as ${self}`;
    if (inside.length === 0) return [declared, ...lines.map((line) => `${self}: ${line}`)];
    const divider = state.type === 'parallel' ? ['--'] : [];
    const parts = inside.flatMap((child, index) => [
      ...(index > 0 ? divider : []),
      ...(state.initial === child.id ? [`[*] --> ${idOf(child.id)}`] : []),
      ...stateText(child),
      ...(child.type === 'final' ? [`${idOf(child.id)} --> [*]`] : []),
    ]);
    const between = arrows.filter(({ within }) => within === state.id).map(({ line }) => line);
    const note = [`note right of ${self}`, ...lines.map((line) => `  ${line}`), 'end note'];
    return [
      `${declared} {`,
      ...[...between, ...parts].map((line) => `  ${line}`),
      '}',
      ...(lines.length > 0 ? note : []),
    ];
  }

  const [root] = states;
  const comments = [
    `${entry.title}: ${entry.purpose}`,
    'Not expressed in this file:',
    ...limitLines(data, 'mmd').map((line) => `- ${line}`),
  ];
  const body = root ? stateText(root) : [];
  return [
    'stateDiagram-v2',
    ...comments.flatMap(commentLines),
    ...body.map((line) => `  ${line}`),
    '',
  ].join('\n');
}
