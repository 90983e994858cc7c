import { queryAllByRole, queryAllByText } from '@testing-library/dom';
import { computeAccessibleName } from 'dom-accessibility-api';
import { describeFind, type Find } from './driver';
import { elementStates } from './element-state';

/** Returns true if an element itself is hidden. Selectors would take a third of a path's time. */
function isHidden(element: Element): boolean {
  const has = (name: string) => element.hasAttribute(name);
  const { localName, parentElement } = element;
  return (
    has('hidden') ||
    has('inert') ||
    (localName === 'dialog' && !has('open')) ||
    (has('popover') && !has('data-shown')) ||
    (parentElement?.localName === 'details' &&
      localName !== 'summary' &&
      !parentElement.hasAttribute('open'))
  );
}

/** Returns true if the markup does not hide an element. */
function isVisible(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (isHidden(at)) return false;
  return true;
}

const matches = (actual: string, expected: string | RegExp) =>
  typeof expected === 'string' ? actual === expected : expected.test(actual);

/** Compares the text with that of child elements: compounds have their own. */
const hasText = (element: Element | null, text: string | RegExp) =>
  matches((element?.textContent ?? '').replace(/\s+/g, ' ').trim(), text);

const textOf = (element: Element) => elementStates([element])[0]?.text ?? '';

/** Returns a root and the shadow roots of chat elements inside it. */
const rootsIn = (root: Element | ShadowRoot): HTMLElement[] => [
  root as HTMLElement,
  ...[...root.querySelectorAll('midspan-chat')].flatMap(({ shadowRoot }) =>
    shadowRoot ? rootsIn(shadowRoot) : [],
  ),
];

/** Computes names from markup alone: computed styles would take a third of a path's time. */
const byMarkup = (element: Element) => ({
  getPropertyValue: () => (isHidden(element) ? 'none' : 'inline'),
});

const nameOf = (element: Element) =>
  computeAccessibleName(element, {
    computedStyleSupportsPseudoElements: false,
    getComputedStyle: byMarkup as unknown as typeof getComputedStyle,
  });

/** Returns every visible match, in document order. */
export function visibleAll({ role, name, text, css, within, nth }: Find): HTMLElement[] {
  const roots = (within ? visibleAll(within) : [document.documentElement]).flatMap(rootsIn);
  const found = roots.flatMap((root) => {
    if (role) return queryAllByRole(root, role, { hidden: true });
    if (css) return [...root.querySelectorAll<HTMLElement>(css)];
    return queryAllByText(
      root,
      (elementText, element) => elementText !== '' && hasText(element, text ?? ''),
    );
  });
  const visible = found.filter(
    (element) =>
      isVisible(element) &&
      (text === undefined || matches(textOf(element), text)) &&
      (role === undefined || name === undefined || matches(nameOf(element), name)),
  );
  return nth === undefined ? visible : visible.slice(nth, nth + 1);
}

/** Returns the only visible match; throws if there are several, or none. */
export function visibleOne(find: Find): HTMLElement {
  const found = visibleAll(find);
  const [element] = found;
  if (element && found.length === 1) return element;
  throw new Error(`${found.length} visible for ${describeFind(find)}`);
}
