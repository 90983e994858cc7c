import { moments } from '../held-scripts';
import { testPresses } from '../presses';

// `npm test` uses them before any chunk has come.
for (const moment of moments.slice(1)) testPresses(moment);
