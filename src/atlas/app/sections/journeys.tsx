import { styled } from '#src/design/stitches.config.ts';
import type { MachineFacts } from '../machine-facts';
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
  '& p': { marginTop: '$3', text: 'small', color: '$inkMuted' },
});

type Event = Readonly<Record<string, unknown>> & { type: string };

function eventWords(event: Event): string {
  const payload = Object.entries(event).filter(([name]) => name !== 'type');
  if (payload.length === 0) return event.type;
  return `${event.type} ${JSON.stringify(Object.fromEntries(payload))}`;
}

/** A state value as a person would say it: `editing.unchecked`, regions side by side. */
const stateWords = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => [key, stateWords(inner)].filter(Boolean).join('.'))
    .join(' and ');
};

/** The ways through a machine that are written down by hand, each with its known end. */
export function Journeys({ facts: { entry } }: { facts: MachineFacts }) {
  return (
    <Section
      id="journeys"
      title="Journeys"
      lead="Ways through the machine that were written by hand, from the specification. The tests walk each and look at its end."
    >
      <List role="list">
        {entry.model.journeys.map(({ title, events, end, effects }) => (
          <li key={title}>
            <h3>{title}</h3>
            {events.length > 0 ? (
              <ol>
                {(events as readonly Event[]).map((event, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- steps have a place, and no name
                  <li key={index}>
                    <code>{eventWords(event)}</code>
                  </li>
                ))}
              </ol>
            ) : null}
            <p>
              Ends in <code>{stateWords(end)}</code>
              {effects && effects.length > 0 ? (
                <>
                  {' '}
                  and has done <code>{effects.join(', ')}</code>
                </>
              ) : null}
              .
            </p>
          </li>
        ))}
      </List>
    </Section>
  );
}
