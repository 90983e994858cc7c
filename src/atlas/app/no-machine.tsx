import { useHydrated, useRouterState } from '@tanstack/react-router';
import { machines } from '#machines/index.ts';
import { nearestPath } from '#src/lib/text/nearest-path.ts';
import { HydrationMarker } from '#src/ui/layout/hydration.tsx';
import { BrokenSpan } from '#src/ui/illustrations/broken-span.tsx';
import { styled } from '#src/design/stitches.config.ts';
import { ListLink, MachineLink, machinePath } from './links';

const Lost = styled('div', {
  display: 'grid',
  gap: '$6',
  justifyItems: 'start',
  '& h1': { text: 'h1' },
  '& p': { text: 'lead', color: '$inkMuted', maxWidth: '46ch' },
});

/** The not-found page, with the machine whose path is nearest. */
export function NoMachine() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // One file serves every unknown path, so only the browser knows it.
  const isHydrated = useHydrated();
  const known = Object.values(machines);
  const nearest = isHydrated
    ? nearestPath(
        pathname,
        known.map(({ id }) => machinePath(id)),
      )
    : null;
  const suggestion = known.find(({ id }) => machinePath(id) === nearest);
  return (
    <Lost>
      <BrokenSpan />
      <h1>No such machine.</h1>
      <p>
        There is no machine at this address.
        {suggestion ? (
          <>
            {' '}
            Did you mean <MachineLink id={suggestion.id}>{suggestion.title}</MachineLink>?
          </>
        ) : null}
      </p>
      <p>
        <ListLink>See all state machines</ListLink>
      </p>
      <HydrationMarker />
    </Lost>
  );
}
