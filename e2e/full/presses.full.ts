import { moments } from '../support/browser/held-scripts';
import { testPresses } from '../support/browser/presses';

// `npm test` uses them before any chunk has come.
for (const moment of moments.slice(1)) testPresses(moment);
