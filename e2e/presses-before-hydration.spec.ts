import { moments } from './held-scripts';
import { testPresses } from './presses';

// `npm run test:full` uses every control at the two later moments, too.
const [nothing, some, allButOne] = moments;
testPresses(nothing);
testPresses(some, ['home by pointer', 'demo form']);
testPresses(allButOne, ['workspace sidebar']);
