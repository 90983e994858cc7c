import { goLiveDays } from './constants';

/** A figure, its label, and how it is measured. */
export type Claim = { figure: string; label: string; how: string };

/**
 * Every figure of specification §9. Pages refer to a claim by id and do not import this record, so
 * only components that show figures bundle it.
 */
export const claims = {
  goLive: {
    figure: `${goLiveDays} days`,
    label: 'to live',
    how: 'Calendar days from the kickoff call to the first action an agent takes on its own in your systems, given read access on the first day.',
  },
  mttrRange: {
    figure: '30–40%',
    label: 'lower MTTR',
    how: 'Mean time from the first alarm to restored service, over the 90 days after go-live, against the same 90 days of the year before. The range is the middle half of networks.',
  },
  mttrHalved: {
    figure: 'Halved',
    label: 'MTTR',
    how: 'Mean time from the first alarm to restored service on outages that NetworkOS localized, over one quarter, against outages located by hand in the quarter before go-live.',
  },
  falsePositives: {
    figure: 'Up to 90%',
    label: 'fewer false positives',
    how: 'Incidents closed with no fault found, per week, over the first 12 weeks, against the 12 weeks before. The figure is the best network; the count depends on how noisy yours is.',
  },
  downtime: {
    figure: 'Up to 70%',
    label: 'less downtime',
    how: 'Customer minutes without service per month, planned work left out, over six months after go-live, against the six months before. The figure is the best network.',
  },
  dispatchResponse: {
    figure: '60%',
    label: 'lower dispatch response time',
    how: 'Median minutes from a confirmed fault to a crew that has accepted the job, over 90 days, against the dispatch log of the 90 days before.',
  },
  resolvedWithoutHumans: {
    figure: '70%',
    label: 'of customer issues resolved without humans',
    how: 'Conversations closed with no person in them and not opened again within seven days, as a share of all conversations in a calendar month after the first 60 days, against the same share before go-live.',
  },
  supportCost: {
    figure: 'Up to 60%',
    label: 'lower support cost',
    how: 'Tier 1 support spend per subscriber and month, our fee included, in the second quarter after go-live, against the last quarter before. The figure is the best support desk.',
  },
  csat: {
    figure: '35%',
    label: 'higher CSAT',
    how: 'Mean score of the survey sent when a conversation closes, over one quarter, against the same survey in the quarter before go-live.',
  },
  truckRolls: {
    figure: '40%',
    label: 'fewer truck rolls',
    how: 'Field visits per 1,000 subscribers and month, installs left out, over 90 days after go-live, against the same months of the year before.',
  },
  onboardingHalved: {
    figure: 'Cut in half',
    label: 'onboarding time',
    how: 'Days from the start date to the last sign-off of the role plan, for people hired in the two quarters after go-live, against those hired in the two quarters before.',
  },
  fiberTruckRolls: {
    figure: 'Up to 40%',
    label: 'fewer truck rolls at fiber ISPs',
    how: 'Drop, ONT and no-fault-found visits per 1,000 passings in service, over 90 days, against the same season a year earlier. The figure is the best fiber ISP.',
  },
  fiberTickets: {
    figure: '60%',
    label: 'of Tier 1 tickets automated',
    how: 'Tier 1 tickets opened and closed with no agent at the desk, as a share of all Tier 1 tickets in a month, against the share in the last month before go-live.',
  },
  fiberUptime: {
    figure: '99.9%+',
    label: 'uptime monitoring',
    how: 'Minutes in a quarter in which every OLT and core router was polled on schedule, as a share of all minutes, against the poll log of the operator.',
  },
  fiberMttr: {
    figure: '65%',
    label: 'lower MTTR at fiber ISPs',
    how: 'Mean time from loss of light to light restored on distribution fiber, over two quarters, against the two quarters before go-live.',
  },
  carrierAlerts: {
    figure: '80%',
    label: 'lower alert volume',
    how: 'Alerts that reach a person at the NOC console per week, over the 12 weeks after go-live, against the raw alert count of the 12 weeks before.',
  },
  carrierAvailability: {
    figure: '99.99%',
    label: 'availability',
    how: 'Port minutes in service on core and metro links, as a share of all port minutes in a year, planned work left out, against the inventory of record.',
  },
  wirelessAvailability: {
    figure: '99.95%',
    label: 'site availability',
    how: 'Minutes with at least one sector on the air, as a share of all site minutes in a quarter, against the site list of the operator at the start of that quarter.',
  },
  utilityAvailability: {
    figure: '99.97%',
    label: 'grid availability',
    how: 'Customer minutes energized, as a share of all customer minutes in a year, major event days left out, against the meter count on January 1.',
  },
  utilityOutage: {
    figure: '45%',
    label: 'shorter outages',
    how: 'Mean minutes per sustained interruption and customer, over 12 months, major event days left out, against the mean of the three years before.',
  },
  educationErate: {
    figure: '80%',
    label: 'less E-Rate admin time',
    how: 'Staff hours booked on forms, bids, invoices and record requests in one funding year, against the hours booked in the funding year before.',
  },
  healthcareUptime: {
    figure: '99.99%',
    label: 'uptime',
    how: 'Minutes in which at least one path from each clinical site to its core carried traffic, as a share of all minutes in a year, against the list of sites under contract.',
  },
} satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;

/** A claim by id, or a plain fact with figure and label. */
export type Metric = { description: string } & (
  { claim: ClaimId; metric?: never } | { metric: string; claim?: never }
);

/** Returns the figure of a claim or a plain fact. */
export function figureOf(metric: Metric): string {
  return metric.claim === undefined ? metric.metric : claims[metric.claim].figure;
}
