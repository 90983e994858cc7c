import {
  estimateInputs,
  estimateLimits,
  type EstimateInput,
  type EstimateInputs,
} from '#content/site/estimate-form.ts';

/** Returns a typed whole number without separators, '' for an empty optional field, or null. */
export function usableText(name: EstimateInput, text: string): string | null {
  const digits = text.replaceAll(/[\s,$]/g, '');
  if (digits === '') return name === 'rollCost' ? '' : null;
  const { min, max } = estimateLimits[name];
  const number = Number(digits);
  return /^\d+$/.test(digits) && number >= min && number <= max ? String(number) : null;
}

/** Returns the inputs in an address; `example` replaces missing and unusable ones. */
export function inputsIn(
  search: Readonly<Record<string, unknown>>,
  example: EstimateInputs,
): EstimateInputs {
  const inputs = { ...example };
  for (const name of estimateInputs) {
    const value = search[name];
    // The router parses plain digits as a number.
    const text = typeof value === 'number' ? String(value) : value;
    const usable = typeof text === 'string' ? usableText(name, text) : null;
    if (usable) inputs[name] = Number(usable);
  }
  return inputs;
}
