import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const font = {
  loadSystemFonts: false,
  fontFiles: [join(import.meta.dirname, '../../src/server/build/fonts/sometype-mono-500.ttf')],
};

/** Renders a picture on white, without a browser. Returns the luminance of each pixel, 0 to 1. */
function luminances(svg: string): Float64Array {
  const { pixels } = new Resvg(svg, { font, background: '#ffffff' }).render();
  const values = new Float64Array(pixels.length / 4);
  for (let index = 0, at = 0; index < values.length; index += 1, at += 4)
    values[index] =
      (0.2126 * pixels[at]! + 0.7152 * pixels[at + 1]! + 0.0722 * pixels[at + 2]!) / 255;
  return values;
}

/** Returns the faults that make a picture unreadable. */
export function faultsOf(svg: string): string[] {
  const drawn = luminances(svg);
  const mute = luminances(svg.replace(/<text[^]*?<\/text>/g, ''));
  const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
  const written = drawn.filter((value, index) => Math.abs(value - (mute[index] ?? 1)) > 0.2).length;
  const letters = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('').length;
  return [
    ...(mean < 0.75 ? [`dark: mean luminance ${mean.toFixed(2)}`] : []),
    ...(drawn.filter((value) => value < 0.6).length < drawn.length / 100 ? ['nearly empty'] : []),
    ...(written < letters * 10 ? [`no text: ${written} pixels for ${letters} letters`] : []),
  ];
}
