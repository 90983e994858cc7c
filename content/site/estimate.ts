/** The estimator's static part; its form loads when the address has the inputs (specification §2.36). */
export const estimate = {
  heading: 'Run your own numbers.',
  lead: 'Enter three counts from last month. The high end uses our claims; the low end uses half.',
  truckRolls: 'truck rolls avoided',
  tickets: 'tickets resolved without a human',
  open: 'Estimate yours',
} as const;
