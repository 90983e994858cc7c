import { claims, claimText, type ClaimId } from '#content/claims.ts';
import { estimatePlans, type EstimatePlan } from '#content/site/estimate-form.ts';
import { partOf, rangeText } from './ranges';

type Scaled = readonly [count: number, range: string, claim: string];
type Example = readonly [subscribers: number, truckRolls: Scaled, tickets: Scaled];

function exampleOf({ example, claims: ids }: EstimatePlan): Example {
  const { subscribers, truckRolls, tickets } = example;
  const scaled = (count: number, id: ClaimId): Scaled => [
    count,
    rangeText(partOf(count, claims[id].figure)),
    claimText(claims[id]),
  ];
  return [subscribers, scaled(truckRolls, ids.truckRolls), scaled(tickets, ids.tickets)];
}

/** The illustrative months by page, computed at build time; most visitors need no arithmetic. */
export const examples = Object.fromEntries(
  Object.entries(estimatePlans).map(([page, plan]) => [page, exampleOf(plan)]),
) as Record<string, Example> & { home: Example };
