import { claims } from '#content/claims.ts';
import { estimatePlans, type EstimatePlan } from '#content/site/estimate-form.ts';
import { partOf, rangeText } from './ranges';

type Example = readonly [
  subscribers: number,
  truckRolls: number,
  avoided: string,
  tickets: number,
  resolved: string,
];

function exampleOf({ example, claims: ids }: EstimatePlan): Example {
  const { subscribers, truckRolls, tickets } = example;
  const part = (count: number, id: keyof typeof claims) =>
    rangeText(partOf(count, claims[id].figure));
  return [
    subscribers,
    truckRolls,
    part(truckRolls, ids.truckRolls),
    tickets,
    part(tickets, ids.tickets),
  ];
}

/** The illustrative months by page, computed at build time; most visitors need no arithmetic. */
export const examples = Object.fromEntries(
  Object.entries(estimatePlans).map(([page, plan]) => [page, exampleOf(plan)]),
) as Record<string, Example> & { home: Example };
