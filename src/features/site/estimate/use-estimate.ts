import { useNavigate, useRouter, useSearch, type RouterHistory } from '@tanstack/react-router';
import { createRef, useState } from 'react';
import { fromCallback } from 'xstate';
import { useMachine } from '#src/binding/use-machine.ts';
import {
  estimateInputs,
  type EstimateInput,
  type EstimateInputs,
} from '#content/site/estimate-form.ts';
import { inputsIn, usableText } from '#machines/estimate/estimate-inputs.ts';
import { estimateMachine, type EstimateEvent } from '#machines/estimate/estimate.machine.ts';
import { numberText } from '#content/number-text.ts';

/** Returns the text of a field. */
export const fieldText = (value: number | undefined) =>
  value === undefined ? '' : numberText(value);

/** Reports navigations; the form itself only replaces the address. */
function watchAddress(history: RouterHistory, example: EstimateInputs) {
  return fromCallback<EstimateEvent>(({ sendBack }) =>
    history.subscribe(({ location, action }) => {
      const search = Object.fromEntries(new URLSearchParams(location.search));
      if (action.type !== 'REPLACE' && 'subscribers' in search)
        sendBack({ type: 'address.changed', inputs: inputsIn(search, example) });
    }),
  );
}

/** Binds the estimator's fields to the address, which holds the inputs. */
export function useEstimate(example: EstimateInputs) {
  const { history } = useRouter();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  // In state, because the machine's actions read it.
  const [form] = useState(() => createRef<HTMLFormElement>());
  const [snapshot, send] = useMachine(
    estimateMachine.provide({
      actors: { watchAddress: watchAddress(history, example) },
      actions: {
        writeInput: (_, { name, text }) =>
          void navigate({
            to: '.',
            search: (shown: object) => ({ ...shown, [name]: usableText(name, text) || undefined }),
            hash: 'estimate',
            hashScrollIntoView: false,
            replace: true,
            resetScroll: false,
          }),
        fillFields: (_, { inputs }) => {
          for (const name of estimateInputs) {
            const field = form.current?.elements.namedItem(name);
            if (field instanceof HTMLInputElement) field.value = fieldText(inputs[name]);
          }
        },
      },
    }),
  );
  return {
    form,
    // The browser's own address may lag behind.
    address: new URL(history.location.href, location.origin).href,
    inputs: inputsIn(search, example),
    isWrong: (name: EstimateInput) => snapshot.context.wrong.includes(name),
    type: (name: EstimateInput, text: string) => send({ type: 'field.changed', name, text }),
  };
}
