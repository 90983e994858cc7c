import { test } from 'vitest';
import { domHands } from '../models/dom-hands';
import { lookAtViews } from '../models/view-layer';

lookAtViews('atlas');

const heading = (place: string) => ({ role: 'heading', name: `Now: ${place}` });

test('atlas: a machine that is over says so', async () => {
  const hands = domHands();
  await hands.open('/machines/hero-form');
  await hands.choose(
    { role: 'combobox', name: 'Load a run that the tests take' },
    '§4 hero form: a submit sends the lead and opens the demo form',
  );
  await hands.see(heading('done'));
  await hands.see({ text: /^Nothing: the machine is over\./ });
});

test('atlas: a run that no longer fits says so, and is shown as far as it goes', async () => {
  const hands = domHands();
  const run = '1~tab.selected(tab:workforce)~tab.torn~*wait(5)';
  await hands.open(`/machines/solutions-tab?run=${encodeURIComponent(run)}`);
  await hands.see(
    { role: 'alert' },
    {
      text: 'Step 2 of this run no longer fits this machine. The machine has no event “tab.torn”. What comes before it is shown: step 1.',
    },
  );
  await hands.see(heading('workforce'));
});
