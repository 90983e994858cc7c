import { isDeepStrictEqual } from 'node:util';
import type { ExpectedState, ElementState } from './driver';

/** Describes each difference from the expected state; empty if they match. */
export function differences(state: ElementState | undefined, expected: ExpectedState): string[] {
  return Object.entries(expected).flatMap(([key, wanted]) => {
    const actual = state?.[key as keyof ElementState];
    const matches =
      wanted instanceof RegExp ? wanted.test(String(actual)) : isDeepStrictEqual(actual, wanted);
    return matches ? [] : [`${key} is ${JSON.stringify(actual)}, not ${String(wanted)}`];
  });
}

/**
 * Returns the state of each element. Must not use anything else in this file: a real browser gets
 * only the source of this function.
 */
export function elementStates(elements: readonly Element[]): ElementState[] {
  return elements.map((element) => {
    const is = (name: string) => element.getAttribute(name) === 'true';
    const field = element as HTMLInputElement;
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    return {
      text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      value: 'value' in field ? field.value : '',
      checked: is('aria-checked') || ('checked' in field && field.checked),
      selected: is('aria-selected'),
      expanded: is('aria-expanded'),
      pressed: is('aria-pressed'),
      disabled: is('aria-disabled') || ('disabled' in field && field.disabled),
      invalid: is('aria-invalid'),
      focused: activeElement === element,
      current: element.getAttribute('aria-current'),
      href: element.getAttribute('href'),
    };
  });
}
