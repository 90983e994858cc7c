type Attributes = { readonly [name: string]: string };

/** Returns an element with these attributes and children; texts stay texts. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Returns a 24 px line drawing from the data of its path. */
export function drawing(path: string): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const line = document.createElementNS(space, 'path');
  line.setAttribute('d', path);
  const picture = document.createElementNS(space, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(line);
  return picture;
}

/** Sets a text only where it has changed: what is set is read out. */
export function say(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}
