import { configureGlobal } from 'fast-check';

/** Other inputs in every run, and many; one that fails is told with its seed. */
configureGlobal({ numRuns: 5000 });
