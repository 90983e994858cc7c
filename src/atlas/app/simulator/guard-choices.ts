import { guardKey } from '#src/atlas/kit/guard-spy.ts';
import type { StepInput, StepResult } from '#src/atlas/kit/simulate.ts';

const maxTries = 64;

/** A step with its result; null if the step does not fit. */
interface Tried {
  step: StepInput;
  result: StepResult | null;
}

/**
 * Returns a step with the fewest guards that hold for each further way that a machine without code
 * can take, found by letting the guards that a try calls hold.
 */
export function guardChoices<T extends Tried>(plain: T, tried: (step: StepInput) => T): T[] {
  const wayOf = ({ result }: Tried) => JSON.stringify(result?.taken);
  const found = new Map([[wayOf(plain), plain]]);
  const queue = [plain];
  const seen = new Set<string>();
  for (const { step, result } of queue) {
    for (const call of result?.guardCalls ?? []) {
      const overrides = { ...step.overrides, [guardKey(call)]: true };
      const key = Object.keys(overrides).sort().join('\n');
      if (seen.has(key) || seen.size >= maxTries) continue;
      seen.add(key);
      const next = tried({ ...step, overrides });
      if (!next.result) continue;
      queue.push(next);
      if (!found.has(wayOf(next))) found.set(wayOf(next), next);
    }
  }
  return [...found.values()].slice(1);
}
