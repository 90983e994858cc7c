import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import {
  estimateInputs,
  type EstimateInput,
  type EstimateInputs,
} from '#content/site/estimate-form.ts';
import { numberText } from '#content/number-text.ts';
import { inputsIn, usableText } from './estimate-inputs';

/** Returns the text of a field. */
export const fieldText = (value: number | undefined) =>
  value === undefined ? '' : numberText(value);

/** Returns the field of an input; none before the form is mounted. */
const fieldIn = (form: HTMLFormElement | null, name: EstimateInput) =>
  form?.elements.namedItem(name) as HTMLInputElement | null | undefined;

/**
 * Binds the estimator's fields to the address, which holds the inputs; the browser owns the text of
 * the fields (specification §2.41).
 */
export function useEstimate(example: EstimateInputs) {
  const { history } = useRouter();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const form = useRef<HTMLFormElement>(null);

  const subscribe = useCallback(
    (listener: () => void) => {
      const element = form.current;
      element?.addEventListener('input', listener);
      // The form itself only replaces the address.
      const stop = history.subscribe(({ location, action }) => {
        const params = Object.fromEntries(new URLSearchParams(location.search));
        if (action.type === 'REPLACE' || !('subscribers' in params)) return;
        const inputs = inputsIn(params, example);
        for (const name of estimateInputs) {
          const field = fieldIn(element, name);
          if (field) field.value = fieldText(inputs[name]);
        }
        listener();
      });
      return () => {
        stop();
        element?.removeEventListener('input', listener);
      };
    },
    [history, example],
  );
  const isWrong = (name: EstimateInput) => {
    const field = fieldIn(form.current, name);
    return field ? usableText(name, field.value) === null : false;
  };
  const wrong = useSyncExternalStore(
    subscribe,
    () => estimateInputs.filter(isWrong).join(' '),
    () => '',
  );
  return {
    form,
    // The browser's own address may lag behind.
    address: new URL(history.location.href, location.origin).href,
    inputs: inputsIn(search, example),
    isWrong: (name: EstimateInput) => wrong.split(' ').includes(name),
    /** Writes a usable text into the address. */
    type: (name: EstimateInput, text: string) => {
      const usable = usableText(name, text);
      if (usable === null) return;
      void navigate({
        to: '.',
        search: (now: object) => ({ ...now, [name]: usable || undefined }),
        hash: 'estimate',
        hashScrollIntoView: false,
        replace: true,
        resetScroll: false,
      });
    },
  };
}
