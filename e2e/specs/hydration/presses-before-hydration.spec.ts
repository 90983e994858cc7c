import { loadStages } from '#e2e/support/browser/held-scripts.ts';
import { testPresses } from '#e2e/support/browser/presses.ts';

// `npm run test:full` covers every control at every stage.
const [noChunks, someChunks] = loadStages;
testPresses(noChunks, [
  'home by pointer',
  'home by keys',
  'home by touch',
  'sign-in',
  'dashboard radios',
  'workspace menu',
]);
testPresses(someChunks, ['demo form']);
