import { moments } from '../support/browser/held-scripts';
import { testPresses } from '../support/browser/presses';

// `npm test` covers the first moment.
for (const moment of moments.slice(1)) testPresses(moment);
