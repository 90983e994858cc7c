import type { MachineEntry } from '#machines/model.ts';
import { styled } from '#src/design/stitches.config.ts';
import type { ListAddress } from '../address';
import { ListLink, MachineLink } from '../links';
import { Pieces } from '../pieces';
import type { Hit } from './search-index';

const Hits = styled('ul', {
  listStyle: 'none',
  gridColumn: '1 / -1',
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

/** The number of hits of each machine when a search finds several machines. */
const shownHits = 5;

type HitListProps = {
  entry: MachineEntry;
  hits: readonly Hit[];
  isOnlyMachine: boolean;
  search: ListAddress;
};

/** The parts of a machine that a search finds, each a link to the part on the machine’s page. */
export function HitList({ entry, hits, isOnlyMachine, search }: HitListProps) {
  const shown = isOnlyMachine ? hits : hits.slice(0, shownHits);
  return (
    <Hits role="list" aria-label={`Parts of ${entry.title}`}>
      {shown.map(({ label, pieces, at, hash }) => (
        <li key={at ?? `${label} ${pieces[0]?.text}`}>
          <span>{label}</span>
          <MachineLink id={entry.id} search={{ at }} hash={hash}>
            <Pieces pieces={pieces} />
          </MachineLink>
        </li>
      ))}
      {hits.length > shown.length ? (
        <li key="rest">
          <span />
          <ListLink search={{ ...search, in: entry.id }}>
            {`${hits.length - shown.length} more in ${entry.title}`}
          </ListLink>
        </li>
      ) : null}
    </Hits>
  );
}
