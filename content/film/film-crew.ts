import { ridgeCountyCut } from '../constants';

/** The crew on its way to the cut. */
export const crew = {
  title: 'Crew 7',
  line: 'Closest, on call',
  kit: 'Splice kit',
  depot: 'Depot',
  eta: 'ETA',
  unit: 'min',
} as const;

/** The poster of the demo page. */
export const crewPoster = {
  agent: 'FieldOS',
  clock: '02:14:31',
  description: `A street map: Crew 7 leaves the depot for the fiber cut between P-118 and P-131 and arrives in ${ridgeCountyCut.etaMinutes} minutes.`,
} as const;
