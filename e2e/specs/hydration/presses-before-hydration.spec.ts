import { loadStages } from '#e2e/support/browser/held-scripts.ts';
import { testPresses } from '#e2e/support/browser/presses.ts';

// `npm run test:full` covers every control at the two later loadStages.
const [noChunks, someChunks, allButEntry] = loadStages;
testPresses(noChunks);
testPresses(someChunks, ['home by pointer', 'demo form']);
testPresses(allButEntry, ['workspace sidebar']);
