import { claims } from '#content/claims.ts';
import {
  estimateForm,
  estimateInputs,
  estimatePlans,
  type EstimateInput,
  type EstimateInputs,
} from '#content/site/estimate-form.ts';
import { usableText } from '#machines/estimate/estimate-inputs.ts';
import type { estimateMachine } from '#machines/estimate/estimate.machine.ts';
// Loads the lazy module before the first step.
import '#src/features/site/estimate/EstimateForm.tsx';
import { partOf, rangeText } from '#src/features/site/estimate/ranges.ts';
import { textbox, type Assertions } from '#tests/models/driver.ts';
import type { MachineDriver, Scene } from '#tests/models/machine-driver.ts';

const { example } = estimatePlans.home;
const labels: Record<EstimateInput, string> = { ...estimateForm, subscribers: 'Subscribers' };
const fieldOf = (name: EstimateInput) => textbox(labels[name]);
const addressOf = (inputs: EstimateInputs) =>
  `/?${estimateInputs
    .filter((name) => inputs[name] !== undefined)
    .map((name) => `${name}=${inputs[name]}`)
    .join('&')}#estimate`;
const textsOf = (inputs: EstimateInputs) =>
  Object.fromEntries(
    estimateInputs.map((name) => [name, inputs[name]?.toLocaleString('en-US') ?? '']),
  );

type Shown = { inputs: EstimateInputs; texts: Record<string, string> };
const shownIn = (scene: Scene) => scene as Shown;

async function expectEstimate(page: Assertions, wrong: readonly EstimateInput[], scene: Scene) {
  const { inputs, texts } = shownIn(scene);
  for (const name of estimateInputs)
    await page.expectVisible(fieldOf(name), {
      value: texts[name] ?? '',
      invalid: wrong.includes(name),
    });
  await page.expectCount({ css: '#estimate [id$="-error"]' }, wrong.length);
  const rolls = rangeText(partOf(inputs.truckRolls, claims.truckRolls.figure));
  await page.expectVisible({ css: '#estimate strong', nth: 0 }, { text: rolls });
  await page.expectCount({ css: '#estimate strong' }, inputs.rollCost === undefined ? 3 : 4);
  await page.expectAddress(addressOf(inputs));
}

export const machineDriver: MachineDriver<typeof estimateMachine> = {
  path: addressOf(example),
  scene: {
    start: { inputs: example, texts: textsOf(example) },
    next: (scene, event) => {
      const { inputs, texts } = shownIn(scene);
      if (event.type === 'address.changed') {
        const next = (event as unknown as { inputs: EstimateInputs }).inputs;
        return { inputs: next, texts: textsOf(next) };
      }
      const { name, text } = event as unknown as { name: EstimateInput; text: string };
      const usable = usableText(name, text);
      const value = usable ? Number(usable) : undefined;
      return {
        inputs: usable === null ? inputs : { ...inputs, [name]: value },
        texts: { ...texts, [name]: text },
      };
    },
  },
  events: {
    'field.changed': {
      can: ({ name, text }, _, scene) =>
        shownIn(scene).texts[name] !== text || 'The field has this text already.',
      act: (driver, { name, text }) => driver.fill(fieldOf(name), text),
    },
    'address.changed': {
      can: ({ inputs }, _, scene) =>
        addressOf(inputs) !== addressOf(shownIn(scene).inputs) || 'The address is the same.',
      act: (driver, { inputs }) => driver.navigate(addressOf(inputs)),
    },
  },
  stateAssertions: {
    shown: (page, _, scene) => expectEstimate(page, [], scene),
    invalid: (page, { context }, scene) => expectEstimate(page, context.wrong, scene),
  },
};
