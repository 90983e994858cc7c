import type { Look } from './hands';

/**
 * Returns what can be told of an element. Nothing of this file may be used in here: in a real
 * browser, the function alone is carried over.
 */
export function lookAt(element: Element): Look {
  const is = (name: string) => element.getAttribute(name) === 'true';
  const field = element as HTMLInputElement;
  return {
    text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    value: 'value' in field ? field.value : '',
    checked: is('aria-checked') || ('checked' in field && field.checked),
    selected: is('aria-selected'),
    expanded: is('aria-expanded'),
    pressed: is('aria-pressed'),
    disabled: is('aria-disabled') || ('disabled' in field && field.disabled),
    invalid: is('aria-invalid'),
    focused: document.activeElement === element,
    current: element.getAttribute('aria-current'),
    href: element.getAttribute('href'),
  };
}
