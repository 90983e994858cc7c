import { useHydrated, useRouterState } from '@tanstack/react-router';
import { machines } from '#machines/index.ts';
import { nearestPath } from '#src/lib/text/nearest-path.ts';
import { HydrationMarker } from '#src/hydration/hydrated.tsx';
import { ListLink, MachineLink, machinePath } from './links';
import { Top } from './machine-page.styles';

/** The not-found page, with the machine whose path is nearest. */
export function NoMachine() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // One file serves every unknown path, so only the browser knows it.
  const isHydrated = useHydrated();
  const entries = Object.values(machines);
  const nearest = isHydrated
    ? nearestPath(
        pathname,
        entries.map(({ id }) => machinePath(id)),
      )
    : null;
  const suggestion = entries.find(({ id }) => machinePath(id) === nearest);
  return (
    <Top>
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
    </Top>
  );
}
