type Words = string | { source: string; flags: string };
type PlainFind = {
  role?: string;
  name?: Words;
  text?: Words;
  css?: string;
  within?: PlainFind;
  nth?: number;
};
type Answer = 'count' | 'element' | 'elements' | 'focus' | 'select';

declare global {
  /* oxlint-disable no-var -- only `var` declares a property of globalThis */
  var TestingLibraryDom: {
    queryAllByRole: (room: Element, role: string, options: object) => Element[];
    queryAllByText: (room: Element, text: string | RegExp) => Element[];
  };
  var axe: {
    run: (
      room: Document,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
  var axeFindings: string[] | undefined;
  /* oxlint-enable no-var */
}

/** Whether a library is there. In the page: nothing of this file may be used in it. */
export const isLoaded = (name: string) => name in globalThis;

/**
 * Finds what is in sight by role and name, as the tests without a browser do, and answers about it.
 * In the page: nothing of this file may be used in it.
 */
export function findInPage(find: PlainFind, answer: Answer): unknown {
  const words = (value: Words) =>
    typeof value === 'string' ? value : new RegExp(value.source, value.flags);
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const fits = (actual: string, wanted: string | RegExp) =>
    typeof wanted === 'string' ? actual === wanted : wanted.test(actual);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;

  function all({ role, name, text, css, within, nth }: PlainFind): Element[] {
    const rooms = within ? all(within) : [document.documentElement];
    const found = rooms.flatMap((room) => {
      if (role)
        return globalThis.TestingLibraryDom.queryAllByRole(room, role, {
          hidden: true,
          ...(name !== undefined && { name: words(name) }),
        });
      if (css) return [...room.querySelectorAll(css)];
      return globalThis.TestingLibraryDom.queryAllByText(room, words(text ?? ''));
    });
    const seen = found.filter(
      (element) => isSeen(element) && (text === undefined || fits(textOf(element), words(text))),
    );
    return nth === undefined ? seen : seen.slice(nth, nth + 1);
  }

  const found = all(find);
  const [first] = found as HTMLElement[];
  if (answer === 'count') return found.length;
  if (answer === 'element') return first ?? null;
  if (answer === 'focus') return first?.focus();
  if (answer === 'select') return (first as HTMLInputElement | undefined)?.select();
  return found;
}
