import { stateNames } from '#src/atlas/drawings/state-names.ts';
import type { MachineAddress } from '../address';
import { PartLink } from '../chart/part-link';
import type { MachineFacts } from '../machine-facts';

type TargetLinkProps = {
  facts: MachineFacts;
  search: MachineAddress;
  transition: MachineFacts['chart']['transitions'][number];
};

/** A transition's targets, as a link that selects the transition. */
export function TargetLink({ facts, search, transition: { id, targets } }: TargetLinkProps) {
  const names = stateNames(facts.chart);
  return (
    <PartLink machine={facts.entry.id} part={id} search={search}>
      {targets.length > 0
        ? `→ ${targets.map((target) => names.get(target) ?? target).join(' and ')}`
        : 'stays'}
    </PartLink>
  );
}
