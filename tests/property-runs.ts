import { configureGlobal } from 'fast-check';

const runs = process.env['PROPERTY_RUNS'];

/** `npm test` uses a fixed seed; the full run uses random ones and more runs. */
configureGlobal(runs === undefined ? { seed: 1 } : { numRuns: Number(runs) });
