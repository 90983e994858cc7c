import type { ClaimId } from '../claims';

/** The inputs of an estimate, named as in the address. */
export const estimateInputs = ['subscribers', 'truckRolls', 'tickets', 'rollCost'] as const;
export type EstimateInput = (typeof estimateInputs)[number];
/** An estimate's inputs: a month's counts and, if entered, the cost of a truck roll in dollars. */
export type EstimateInputs = Record<Exclude<EstimateInput, 'rollCost'>, number> & {
  rollCost?: number | undefined;
};

/** The whole numbers that an input accepts. */
export const estimateLimits: Record<EstimateInput, { min: number; max: number }> = {
  subscribers: { min: 100, max: 100_000_000 },
  truckRolls: { min: 0, max: 1_000_000 },
  tickets: { min: 0, max: 10_000_000 },
  rollCost: { min: 1, max: 10_000 },
};

/** A page's estimate: the claims it rests on, the wording of its inputs and an illustrative month. */
export type EstimatePlan = {
  example: EstimateInputs;
  claims: { truckRolls: ClaimId; tickets: ClaimId; beyond: ClaimId };
  /** The page's word for the people served. */
  served: string;
  counted: { truckRolls: string; tickets: string };
};

const general: EstimatePlan = {
  example: { subscribers: 50_000, truckRolls: 600, tickets: 4_000 },
  claims: { truckRolls: 'truckRolls', tickets: 'resolvedWithoutHumans', beyond: 'mttrRange' },
  served: 'subscribers',
  counted: {
    truckRolls: 'All field visits, installs excluded',
    tickets: 'All support conversations',
  },
};

/** The estimates of the industry pages by slug; a page without a row shows the home page's. */
export const estimatePlans: Record<string, EstimatePlan> & { home: EstimatePlan } = {
  home: general,
  'fiber-isps': {
    ...general,
    example: { subscribers: 9_000, truckRolls: 90, tickets: 700 },
    claims: { truckRolls: 'fiberTruckRolls', tickets: 'fiberTickets', beyond: 'fiberMttr' },
    counted: {
      truckRolls: 'Visits for drops, ONTs and no fault found',
      tickets: 'Tier 1 tickets only',
    },
  },
  carriers: {
    ...general,
    example: { subscribers: 400_000, truckRolls: 3_200, tickets: 30_000 },
    claims: { ...general.claims, beyond: 'mttrHalved' },
    served: 'customers',
  },
  wireless: {
    ...general,
    example: { subscribers: 300_000, truckRolls: 400, tickets: 12_000 },
  },
  utilities: {
    ...general,
    example: { subscribers: 60_000, truckRolls: 500, tickets: 4_500 },
    claims: { ...general.claims, beyond: 'utilityOutage' },
    served: 'customers',
  },
  education: {
    ...general,
    example: { subscribers: 12_000, truckRolls: 40, tickets: 900 },
    claims: { ...general.claims, beyond: 'downtime' },
    served: 'students and staff',
  },
  healthcare: {
    ...general,
    example: { subscribers: 8_000, truckRolls: 60, tickets: 1_500 },
    claims: { ...general.claims, beyond: 'downtime' },
    served: 'staff',
  },
};

export const estimateForm = {
  legend: 'Your month',
  truckRolls: 'Truck rolls per month',
  tickets: 'Tickets per month',
  rollCost: 'Cost per truck roll, in dollars',
  rollCostHint: 'We show money only if you enter this.',
  figures: 'Your range',
  howLabel: 'How we measure',
  saved: 'a month not spent on truck rolls',
  assumptions: 'Assumptions',
  assumed: [
    'The high end is the claim named below the figure. The low end is half of it: our caution, not a measurement.',
    'Each claim says how we measure it. Your result depends on your network and can be lower.',
    'Money counts avoided truck rolls at your cost. Our fee isn’t deducted.',
  ],
  copy: 'Copy link',
  copied: 'Link copied',
  refused: 'Your browser refused. Copy the address of this page instead.',
  print: 'Print',
} as const;
