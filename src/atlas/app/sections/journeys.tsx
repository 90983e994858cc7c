import { eventText } from '#src/atlas/drawings/layout/part-text.ts';
import type { Chart } from '#src/atlas/kit/chart.ts';
import { styled } from '#src/design/stitches.config.ts';
import type { MachineAddress } from '../address';
import type { MachineFacts } from '../machine-facts';
import { RunLink } from '../simulator/run-controls';
import { Section } from './section';

const List = styled('ol', {
  listStyle: 'none',
  display: 'grid',
  gap: '$4',
  '@lg': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': {
    padding: '$5 $6',
    border: '1px solid $line',
    borderRadius: '$card',
    background: '$surface',
    breakInside: 'avoid',
  },
  '& ol': { marginTop: '$3', marginLeft: '$6', text: 'small', color: '$inkMuted' },
  '& code': { fontFamily: '$mono', fontSize: '$mono', color: '$ink', overflowWrap: 'anywhere' },
  '& > li > a': { marginTop: '$3' },
  '& p': { marginTop: '$3', text: 'small', color: '$inkMuted' },
});

type Event = Readonly<Record<string, unknown>> & { type: string };

function stepText(chart: Chart, { type, ...payload }: Event): string {
  const text = eventText(chart, type);
  return Object.keys(payload).length === 0 ? text : `${text} ${JSON.stringify(payload)}`;
}

/** Returns a state value as text: `editing.unchecked`, regions joined by "and". */
const stateText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => [key, stateText(inner)].filter(Boolean).join('.'))
    .join(' and ');
};

type JourneysProps = { facts: MachineFacts; search: MachineAddress };

/** The journeys of the model with their expected ends. */
export function Journeys({ facts: { entry, chart }, search }: JourneysProps) {
  return (
    <Section
      id="journeys"
      title="Journeys"
      lead="Handwritten paths from the specification. The tests follow each path and check its end."
    >
      <List role="list">
        {entry.model.journeys.map(({ title, events, end, effects }) => (
          <li key={title}>
            <h3>{title}</h3>
            {events.length > 0 ? (
              <ol>
                {(events as readonly Event[]).map((event, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- steps have no id
                  <li key={index}>
                    <code>{stepText(chart, event)}</code>
                  </li>
                ))}
              </ol>
            ) : null}
            <p>
              Ends in <code>{stateText(end)}</code>
              {effects && effects.length > 0 ? (
                <>
                  {' '}
                  after running <code>{effects.join(', ')}</code>
                </>
              ) : null}
              .
            </p>
            <RunLink {...{ entry, search, events }} name={title} />
          </li>
        ))}
      </List>
    </Section>
  );
}
