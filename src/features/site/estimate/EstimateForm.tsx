import { Link2, Printer } from 'lucide';
import { useLayoutEffect } from 'react';
import { brand } from '#content/brand.ts';
import {
  estimateForm as words,
  estimateLimits,
  estimatePlans,
  type EstimateInput,
  type EstimatePlan,
} from '#content/site/estimate-form.ts';
import { useClipboard } from '#src/features/page/use-clipboard.ts';
import { printOnly } from '#src/services/browser/print.ts';
import { Button } from '#src/ui/form/button.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { EstimateFigures } from './estimate-figures';
import { Actions, Assumptions, Fields, OnPaper, Refused, Sheet } from './estimate-form.styles';
import type { EstimateProps } from './Estimate';
import { endSharedEstimate } from './shared-estimate';
import { fieldText, useEstimate } from './use-estimate';
import { numberText } from '#content/number-text.ts';

const sentenceCase = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const labelsOf = ({ served, counted }: EstimatePlan) =>
  [
    ['subscribers', sentenceCase(served), undefined],
    ['truckRolls', words.truckRolls, counted.truckRolls],
    ['tickets', words.tickets, counted.tickets],
    ['rollCost', words.rollCost, words.rollCostHint],
  ] as const;

/** Says which numbers a field accepts and which one the range still uses. */
function errorOf(name: EstimateInput, usableValue: number | undefined) {
  const { min, max } = estimateLimits[name];
  const lastUsable =
    usableValue === undefined ? '' : ` The range still uses ${numberText(usableValue)}.`;
  return `Enter a whole number from ${numberText(min)} to ${numberText(max)}.${lastUsable}`;
}

/** Renders the estimator's form, range and assumptions. */
export function EstimateForm({ page }: EstimateProps) {
  const plan = estimatePlans[page] ?? estimatePlans.home;
  const { form, address, inputs, isWrong, type } = useEstimate(plan.example);
  useLayoutEffect(endSharedEstimate, []);
  const { isCopied, isRefused, copy } = useClipboard();
  return (
    <Sheet>
      <OnPaper>{`${brand.name}: ${address}`}</OnPaper>
      <form
        ref={form}
        noValidate
        aria-label={words.legend}
        onSubmit={(event) => event.preventDefault()}
      >
        <h3>{words.legend}</h3>
        <Fields>
          {labelsOf(plan).map(([name, label, hint]) => (
            <TextField
              key={name}
              id={`estimate-${name}`}
              name={name}
              label={label}
              hint={hint}
              error={isWrong(name) ? errorOf(name, inputs[name]) : undefined}
              optional={name === 'rollCost'}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={fieldText(inputs[name])}
              onInput={({ currentTarget }) => type(name, currentTarget.value)}
            />
          ))}
        </Fields>
      </form>
      <div>
        <h3>{words.figures}</h3>
        <EstimateFigures plan={plan} inputs={inputs} />
        <Actions>
          <Button kind="secondary" onClick={() => copy(address)}>
            <Icon as={Link2} />
            {words.copy}
          </Button>
          <Button kind="secondary" onClick={() => printOnly('estimate')}>
            <Icon as={Printer} />
            {words.print}
          </Button>
          <span role="status">
            {isCopied ? words.copied : null}
            {isRefused ? <Refused>{words.refused}</Refused> : null}
          </span>
        </Actions>
      </div>
      <Assumptions>
        <h4>{words.assumptions}</h4>
        <ul>
          {words.assumed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Assumptions>
    </Sheet>
  );
}
