import { defaultLooks, type ChatLooks } from '#content/workspace/chat-looks.ts';

export type LookName = keyof ChatLooks;

/** Returns the relative luminance of a `#rrggbb` color, from 0 to 1 (WCAG 2.2). */
function luminanceOf(color: string): number {
  const light = (at: number) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * light(1) + 0.7152 * light(3) + 0.0722 * light(5);
}

/** Returns the contrast of two `#rrggbb` colors, from 1 to 21 (WCAG 2.2). */
export function contrastOf(ink: string, paper: string): number {
  const [first, second] = [luminanceOf(ink) + 0.05, luminanceOf(paper) + 0.05];
  return Math.max(first / second, second / first);
}

/**
 * Returns white or black, whichever has the higher contrast with a `#rrggbb` color; it is at least
 * 4.5. At this luminance, both are equal.
 */
export const inkOn = (color: string): '#ffffff' | '#000000' =>
  luminanceOf(color) < 0.179 ? '#ffffff' : '#000000';

/** The valid texts. Distances are 0 to 200 px, and the button's text has up to 24 characters. */
const patterns: Record<LookName, RegExp> = {
  color: /^#[\da-f]{6}$/i,
  corner: /^(right|left)$/,
  side: /^(\d\d?|1\d\d|200)$/,
  bottom: /^(\d\d?|1\d\d|200)$/,
  launcher: /^.{1,24}$/u,
  scheme: /^(light|dark)$/,
  greet: /^(on|off)$/,
};

// Old libraries replace `Object.keys`.
const entries = Object.entries(patterns) as [LookName, RegExp][];

/**
 * Returns the looks in a snippet's attributes, a preview or a form, and the names of the wrong ones.
 * Wrong, empty and missing texts give the default (specification §2.151).
 */
export function readLooks(attributes: { readonly [Name in LookName]?: string | undefined }) {
  const looks: ChatLooks = { ...defaultLooks };
  const wrong: LookName[] = [];
  for (const [name, pattern] of entries) {
    const text = attributes[name]?.trim();
    if (!text) continue;
    if (pattern.test(text)) looks[name] = text;
    else wrong.push(name);
  }
  return { looks, wrong };
}

/** Returns the snippet's attributes, with values, for the looks that are not the default. */
export function lookAttributes(values: ChatLooks): [name: string, value: string][] {
  const { looks } = readLooks(values);
  const changed = entries.filter(([name]) => looks[name] !== defaultLooks[name]);
  return changed.map(([name]) => [`data-${name}`, looks[name]]);
}
