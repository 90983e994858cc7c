import { goLiveDays } from './constants';

/** A figure, its label, and how it is measured. */
export type Claim = { figure: string; label: string; how: string };

/* Figures that narrower claims refer to, so that two pages never seem to disagree. */
const allOutages = {
  figure: '30–40%',
  label: 'lower mean time to repair (MTTR)',
  how: 'All outages, first alarm to restored service, over the 90 days after go-live, against the same 90 days a year earlier. The range covers the middle 50% of networks.',
};
const allConversations = {
  figure: '70%',
  label: 'of customer issues resolved without a human',
  how: 'Conversations closed without a person and not reopened within seven days, as a share of a month’s conversations after the first 60 days, against the share before go-live.',
};
const allVisits = {
  figure: '40%',
  label: 'fewer truck rolls',
  how: 'All field visits (truck rolls) per 1,000 subscribers per month, installs excluded, over the 90 days after go-live, against the same months a year earlier.',
};

/**
 * Every figure of specification §9. Pages refer to a claim by id and do not import this record, so
 * only components that show figures bundle it.
 */
export const claims = {
  goLive: {
    figure: `${goLiveDays} days`,
    label: 'from kickoff to go-live',
    how: 'Calendar days from the kickoff call to the first action an agent takes on its own in your systems, given read access on day one.',
  },
  mttrRange: allOutages,
  mttrHalved: {
    figure: 'Halved',
    label: 'mean time to repair (MTTR)',
    how: `Only outages that NetworkOS localized, from first alarm to restored service, over one quarter, against outages located by hand in the quarter before go-live. Across all outages, MTTR falls ${allOutages.figure}.`,
  },
  falsePositives: {
    figure: 'Up to 90%',
    label: 'fewer false positives',
    how: 'Incidents closed with no fault found, per week, over the first 12 weeks, against the 12 weeks before. This is the best result we have measured; yours depends on how noisy your network is.',
  },
  downtime: {
    figure: 'Up to 70%',
    label: 'less downtime',
    how: 'Customer minutes without service per month, planned work excluded, over the six months after go-live, against the six months before. This is the best result we have measured.',
  },
  dispatchResponse: {
    figure: '60%',
    label: 'lower dispatch response time',
    how: 'Median minutes from a confirmed fault to a crew that has accepted the job, over 90 days, against the dispatch log of the 90 days before.',
  },
  resolvedWithoutHumans: allConversations,
  supportCost: {
    figure: 'Up to 60%',
    label: 'lower support cost',
    how: 'Tier 1 support cost per subscriber per month, our fee included, in the second quarter after go-live, against the last quarter before. This is the best result we have measured.',
  },
  csat: {
    figure: '35%',
    label: 'higher customer satisfaction (CSAT)',
    how: 'Mean score of the survey sent when a conversation closes, over one quarter, against the same survey in the quarter before go-live.',
  },
  truckRolls: allVisits,
  onboardingHalved: {
    figure: 'Cut in half',
    label: 'onboarding time',
    how: 'Days from the start date to the last sign-off of the role plan, for people hired in the two quarters after go-live, against those hired in the two quarters before.',
  },
  fiberTruckRolls: {
    figure: 'Up to 40%',
    label: 'fewer truck rolls at fiber ISPs',
    how: `Only visits for drops, for terminals at the home (ONTs) and with no fault found, per 1,000 subscribers, over 90 days, against the same season a year earlier. This is the best result we have measured. The ${allVisits.figure} on our home page counts all field visits, at all kinds of operators, so the two figures can’t be compared.`,
  },
  fiberTickets: {
    figure: '60%',
    label: 'of Tier 1 tickets automated',
    how: `Tier 1 tickets opened and closed without a support agent, as a share of all Tier 1 tickets in a month, against the last month before go-live. The ${allConversations.figure} on our home page counts all support conversations.`,
  },
  fiberUptime: {
    figure: '99.9%+',
    label: 'uptime monitoring',
    how: 'Minutes in a quarter in which every optical line terminal (OLT) and core router was polled on schedule, as a share of all minutes, against your own poll log.',
  },
  fiberMttr: {
    figure: '65%',
    label: 'lower mean time to repair at fiber ISPs',
    how: `Only distribution fiber, from loss of light to light restored, over two quarters, against the two quarters before go-live. Across all outages and operators, MTTR falls ${allOutages.figure}.`,
  },
  carrierAlerts: {
    figure: '80%',
    label: 'lower alert volume',
    how: 'Alerts that reach a person in the network operations center (NOC) per week, over the 12 weeks after go-live, against the raw alert count of the 12 weeks before.',
  },
  carrierAvailability: {
    figure: '99.99%',
    label: 'availability',
    how: 'Port minutes in service on core and metro links, as a share of all port minutes in a year, planned work excluded, against the inventory of record.',
  },
  wirelessAvailability: {
    figure: '99.95%',
    label: 'site availability',
    how: 'Minutes with at least one sector on the air, as a share of all site minutes in a quarter, against the operator’s site list at the start of that quarter.',
  },
  utilityAvailability: {
    figure: '99.97%',
    label: 'grid availability',
    how: 'Customer minutes energized, as a share of all customer minutes in a year, major event days excluded, against the meter count on January 1.',
  },
  utilityOutage: {
    figure: '45%',
    label: 'shorter outages',
    how: 'Mean minutes per sustained interruption and customer, over 12 months, major event days excluded, against the mean of the three years before.',
  },
  educationErate: {
    figure: '80%',
    label: 'less E-Rate admin time',
    how: 'Staff hours logged on forms, bids, invoices and record requests in one funding year, against the hours logged in the funding year before.',
  },
  healthcareUptime: {
    figure: '99.99%',
    label: 'uptime',
    how: 'Minutes in which at least one path from each clinical site to its core carried traffic, as a share of all minutes in a year, against the list of sites under contract.',
  },
} satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;

/** Names the claim that an estimate rests on. */
export const claimText = ({ figure, label }: Claim): string => `Claim: ${figure} ${label}.`;

/** A claim by id, or a plain fact with figure and label. */
export type Metric = { description: string } & (
  | { claim: ClaimId; metric?: never }
  | { metric: string; claim?: never }
);

/** Returns the figure of a claim or a plain fact. */
export function figureOf(metric: Metric): string {
  return metric.claim === undefined ? metric.metric : claims[metric.claim].figure;
}
