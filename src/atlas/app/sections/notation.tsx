import { marks, terms } from '#content/atlas/notation.ts';
import { styled } from '#src/design/stitches.config.ts';
import { ChartParts } from '#src/atlas/drawings/chart-picture.tsx';
import type { Chart } from '#src/atlas/kit/chart.ts';
import { chartRules } from '../chart/chart-rules';
import { Events, Wide } from './event-table.styles';
import { Section } from './section';

const Legend = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: '$3 $5',
  marginBottom: '$7',
  '& li': { display: 'flex', alignItems: 'center', gap: '$4', text: 'small' },
  '& svg': { flex: 'none', overflow: 'visible' },
  ...chartRules,
  '& .state.selected > .box': { stroke: '$focus', strokeWidth: '2.5' },
  '& .state.active > .box': { stroke: '$live', strokeWidth: '3' },
  '& .state.excluded > .box': { stroke: '$warn', strokeDasharray: '3 3' },
});

const Glossary = styled(Events, {
  '& tbody th, & td': { minWidth: 0 },
  '& tbody td:nth-child(2)': { width: '36%' },
});

type StateType = Chart['states'][number]['type'];

const size = { width: 68, height: 32 };
const box = { x: 20, y: 4, width: 44, height: 24 };

/** One state with a mark, drawn as in a chart. */
function Mark({ state }: { state: string }) {
  const [kind = '', mark] = state.split(' ');
  const types: Readonly<Record<string, StateType>> = {
    holder: 'compound',
    final: 'final',
    history: 'history',
  };
  const id = 'legend.state';
  const isRegion = kind === 'region';
  const shape = { key: 'state', history: null, initial: null, description: null, tags: [] };
  const lists = { entry: [], exit: [], invokes: [] };
  const parent = isRegion ? 'legend' : null;
  const chart: Chart = {
    id: 'legend',
    description: null,
    states: [
      { ...shape, ...lists, id: 'legend', parent: null, type: 'parallel' },
      { ...shape, ...lists, id, parent, type: types[kind] ?? 'atomic' },
    ],
    transitions: [],
    events: [],
  };
  const points = [
    { x: 11, y: 16 },
    { x: 20, y: 16 },
  ];
  return (
    <svg aria-hidden="true" {...size} viewBox={`0 0 ${size.width} ${size.height}`}>
      <ChartParts
        chart={chart}
        drawing={{
          id,
          ...size,
          states: [{ id, box, lines: [] }],
          transitions: [],
          starts: kind === 'start' ? [{ state: id, points }] : [],
        }}
        marksOf={() => mark}
      />
    </svg>
  );
}

const columns = [
  ['meaning', 'Meaning'],
  ['uml', 'UML'],
  ['scxml', 'SCXML'],
  ['xstate', 'XState'],
] as const;

/** The marks of the chart, and the words of the page in UML, SCXML and XState. */
export function Notation() {
  return (
    <Section
      id="notation"
      title="Legend and glossary"
      lead="The chart’s marks, and the words of this page in the standard notations. A count of states leaves out the machine itself."
    >
      <Legend role="list" aria-label="Marks of the chart">
        {marks.map(({ state, says }) => (
          <li key={state}>
            <Mark state={state} />
            {says}
          </li>
        ))}
      </Legend>
      <Wide tabIndex={0} role="region" aria-label="Words of this page">
        <Glossary>
          <thead>
            <tr>
              <th scope="col">Word</th>
              {columns.map(([key, label]) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terms.map((term) => (
              <tr key={term.word}>
                <th scope="row">{term.word}</th>
                {columns.map(([key, label]) => (
                  <td key={key} data-label={label}>
                    {term[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Glossary>
      </Wide>
    </Section>
  );
}
