import { loadStages } from '../support/browser/held-scripts';
import { testPresses } from '../support/browser/presses';

// `npm test` covers the first loadStage.
for (const loadStage of loadStages.slice(1)) testPresses(loadStage);
