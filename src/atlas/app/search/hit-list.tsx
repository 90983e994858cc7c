import type { MachineEntry } from '#machines/model.ts';
import { styled } from '#src/design/stitches.config.ts';
import { MachineLink } from '../links';
import { Pieces } from '../pieces';
import type { Hit } from './search-index';

const Hits = styled('ul', {
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    gap: '$3',
    alignItems: 'baseline',
    borderTop: '1px solid $line',
    py: '$2',
    text: 'ui',
  },
  '& > li > span': { text: 'small', color: '$inkSubtle' },
  '& a': {
    display: 'inline-block',
    minHeight: 24,
    color: '$inkMuted',
    textDecorationColor: '$colors$line',
    textUnderlineOffset: '4px',
    overflowWrap: 'anywhere',
    '&:hover': { textDecorationColor: 'currentColor' },
  },
  '@belowSm': { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

/** The number of hits that are listed at once when a search finds several machines. */
const shownHits = 5;

type HitListProps = { entry: MachineEntry; hits: readonly Hit[]; isOnlyMachine: boolean };

/** The parts of a machine that a search finds, each a link to the part on the machine’s page. */
export function HitList({ entry, hits, isOnlyMachine }: HitListProps) {
  const row = ({ label, pieces, at, hash }: Hit) => (
    <li key={at ?? `${label} ${pieces[0]?.text}`}>
      <span>{label}</span>
      <MachineLink id={entry.id} search={{ at }} hash={hash}>
        <Pieces pieces={pieces} />
      </MachineLink>
    </li>
  );
  const rest = isOnlyMachine ? [] : hits.slice(shownHits);
  return (
    <>
      <Hits role="list" aria-label={`Parts of ${entry.title}`}>
        {hits.slice(0, hits.length - rest.length).map(row)}
      </Hits>
      {rest.length > 0 ? (
        <details>
          <summary>{`${rest.length} more in ${entry.title}`}</summary>
          <Hits role="list" aria-label={`More parts of ${entry.title}`}>
            {rest.map(row)}
          </Hits>
        </details>
      ) : null}
    </>
  );
}
