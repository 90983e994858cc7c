import { contrastOf } from '#machines/shared/chat-looks.ts';

/** The backgrounds of the chat in the light and dark themes. */
export const backdrops = { light: '#ffffff', dark: '#12242a' } as const;
type Backdrop = keyof typeof backdrops;

/** The contrast that a control needs with its background (WCAG 2.2, 1.4.11). */
const enough = 3;

const backdropsOf = (scheme: string) =>
  (['light', 'dark'] as const).filter((name) => scheme === '' || scheme === name);

/** Returns the first background in a theme on which a `#rrggbb` color is hard to see, if any. */
function weakOn(color: string, scheme: string): Backdrop | undefined {
  return backdropsOf(scheme).find((name) => contrastOf(color, backdrops[name]) < enough);
}

/** Returns a color between two colors; `share` is the part of the second one. */
function mixed(color: string, target: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [color, target].map((text) => parseInt(text.slice(at, at + 2), 16));
    const channel = Math.round(from + (to - from) * share);
    return channel.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * Returns the background on which a `#rrggbb` color is hard to see, its contrast, and the nearest
 * darker or lighter color that is easy to see in the whole theme; undefined for a good color.
 */
export function weakColor(color: string, scheme: string) {
  const backdrop = weakOn(color, scheme);
  if (!backdrop) return undefined;
  const target = backdrop === 'light' ? '#000000' : '#ffffff';
  for (let step = 1; step <= 100; step++) {
    const suggestion = mixed(color, target, step / 100);
    if (!weakOn(suggestion, scheme))
      return { backdrop, ratio: contrastOf(color, backdrops[backdrop]), suggestion };
  }
  throw new Error('black and white have enough contrast');
}
