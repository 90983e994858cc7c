type Attributes = { readonly [name: string]: string };

/** Creates an element with attributes and children. Strings become text nodes, never markup. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  for (const child of children)
    element.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
  return element;
}

/** Removes a node from its parent, if it has one. Old libraries replace `Element.remove`. */
export const detach = (node: Node) => node.parentNode?.removeChild(node);

const actions = new WeakMap<EventTarget, () => void>();

/** Sets the action of a button. */
export const onPress = (button: HTMLElement, action: () => void) => actions.set(button, action);

/** Runs the action of the pressed button on an event's path. */
export function press(path: readonly EventTarget[]): void {
  for (const target of path) actions.get(target)?.();
}

/** Creates a 24 px line icon from path data. */
export function createIcon(path: string): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const line = document.createElementNS(space, 'path');
  line.setAttribute('d', path);
  const icon = document.createElementNS(space, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.appendChild(line);
  return icon;
}

/** Sets a text only if it differs, because screen readers announce every change. */
export function setText(node: Node | null, text: string): void {
  if (node && node.textContent !== text) node.textContent = text;
}
