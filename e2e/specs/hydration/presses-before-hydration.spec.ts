import { moments } from '#e2e/support/browser/held-scripts.ts';
import { testPresses } from '#e2e/support/browser/presses.ts';

// `npm run test:full` uses every control at the two later moments, too.
const [nothing, some, allButOne] = moments;
testPresses(nothing);
testPresses(some, ['home by pointer', 'demo form']);
testPresses(allButOne, ['workspace sidebar']);
