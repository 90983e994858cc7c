import { test } from '../support/browser/fixtures';
import { loadStages, slowLoadStages } from '../support/browser/held-scripts';
import { testPresses } from '../support/browser/presses';

// On the slow CPU, one press takes many seconds.
test.use({ actionTimeout: 60_000 });
test.describe.configure({ timeout: 300_000 });

for (const loadStage of loadStages) testPresses(loadStage);

const byPress = ['home by pointer', 'home by keys', 'sign-in', 'shown password'];
for (const loadStage of slowLoadStages)
  testPresses(loadStage, [...byPress, 'demo form', 'console scene']);
