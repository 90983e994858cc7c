import {
  defaultLooks,
  lookChoices,
  lookLimits,
  type ChatLooks,
} from '#content/workspace/chat-looks.ts';

export type LookName = keyof ChatLooks;

/** Returns a color as `#rrggbb` in lower case; undefined if the text is no hexadecimal color. */
export function hexOf(text: string): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

/** Returns the relative luminance of a `#rrggbb` color, from 0 to 1 (WCAG 2.2). */
function luminanceOf(color: string): number {
  const light = (at: number) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * light(1) + 0.7152 * light(3) + 0.0722 * light(5);
}

/** Returns the contrast of two `#rrggbb` colors, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05];
  return Math.max(first / second, second / first);
}

/** Returns white or black, whichever has the higher contrast with a color; it is at least 4.5. */
export const inkOn = (color: string): '#ffffff' | '#000000' =>
  contrastOf(color, '#ffffff') >= contrastOf(color, '#000000') ? '#ffffff' : '#000000';

type Reader = (text: string) => string | undefined;
const oneOf =
  (values: readonly string[]): Reader =>
  (text) =>
    values.find((value) => value === text);
const offset: Reader = (text) =>
  /^\d{1,3}$/.test(text) && Number(text) <= lookLimits.offset ? String(Number(text)) : undefined;

/** Functions that return the canonical form of a text; undefined for a wrong one. */
const readers: Record<LookName, Reader> = {
  color: hexOf,
  corner: oneOf(lookChoices.corner),
  sideOffset: offset,
  bottomOffset: offset,
  launcher: (text) => ([...text].length <= lookLimits.launcher ? text : undefined),
  scheme: oneOf(lookChoices.scheme),
  autoGreet: oneOf(lookChoices.autoGreet),
};

const lookNames = Object.keys(readers) as LookName[];

/**
 * Returns the looks in a snippet's attributes, a preview or a form, and the names of the wrong ones.
 * Wrong, empty and missing texts give the default (specification §5).
 */
export function readLooks(given: { readonly [Name in LookName]?: string | undefined }) {
  const looks: ChatLooks = { ...defaultLooks };
  const wrong: LookName[] = [];
  for (const name of lookNames) {
    const text = given[name]?.trim();
    const value = text && readers[name](text);
    if (value) looks[name] = value;
    else if (text) wrong.push(name);
  }
  return { looks, wrong };
}

/** Returns the snippet's attribute for a look. */
export const attributeOf = (name: LookName): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the snippet's attributes, with values, for the looks that are not the default. */
export function lookAttributes(given: ChatLooks): [name: string, value: string][] {
  const { looks } = readLooks(given);
  const changed = lookNames.filter((name) => looks[name] !== defaultLooks[name]);
  return changed.map((name) => [attributeOf(name), looks[name]]);
}
