import { queryAllByRole, queryAllByText } from '@testing-library/dom';
import { computeAccessibleName } from 'dom-accessibility-api';
import { describeFind, type Find } from './driver';
import { elementStates } from './element-state';

const outOfSight =
  '[hidden], dialog:not([open]), [popover]:not([data-shown]), [inert], details:not([open]) > :not(summary)';

/** Whether an element is in sight, as far as markup alone tells. */
const isSeen = (element: Element) => element.closest(outOfSight) === null;

const matches = (actual: string, expected: string | RegExp) =>
  typeof expected === 'string' ? actual === expected : expected.test(actual);

const textOf = (element: Element) => elementStates([element])[0]?.text ?? '';

/** A room, and those rooms in it that keep their markup to themselves. */
const roomsIn = (room: Element | ShadowRoot): HTMLElement[] => [
  room as HTMLElement,
  ...[...room.querySelectorAll('midspan-chat')].flatMap(({ shadowRoot }) =>
    shadowRoot ? roomsIn(shadowRoot) : [],
  ),
];

/** A name is told by markup alone, as sight is: computed styles would take a third of a walk's time. */
const byMarkup = (element: Element) => ({
  getPropertyValue: () => (element.matches(outOfSight) ? 'none' : 'inline'),
});

const nameOf = (element: Element) =>
  computeAccessibleName(element, {
    computedStyleSupportsPseudoElements: false,
    getComputedStyle: byMarkup as unknown as typeof getComputedStyle,
  });

/** Returns everything in sight that fits, in the order of the page. */
export function seenAll({ role, name, text, css, within, nth }: Find): HTMLElement[] {
  const rooms = (within ? seenAll(within) : [document.documentElement]).flatMap(roomsIn);
  const found = rooms.flatMap((room) => {
    if (role) return queryAllByRole(room, role, { hidden: true });
    if (css) return [...room.querySelectorAll<HTMLElement>(css)];
    return queryAllByText(room, text ?? '');
  });
  const seen = found.filter(
    (element) =>
      isSeen(element) &&
      (text === undefined || matches(textOf(element), text)) &&
      (role === undefined || name === undefined || matches(nameOf(element), name)),
  );
  return nth === undefined ? seen : seen.slice(nth, nth + 1);
}

/** Returns the one thing in sight that fits; throws where there is none, or more than one. */
export function seenOne(find: Find): HTMLElement {
  const found = seenAll(find);
  const [element] = found;
  if (element && found.length === 1) return element;
  throw new Error(`${found.length} in sight of ${describeFind(find)}`);
}
