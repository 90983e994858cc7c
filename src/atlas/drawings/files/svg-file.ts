import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '#src/atlas/kit/chart.ts';
import { dark, light } from '#src/design/tokens.ts';
import { ChartPicture } from '../chart-picture';
import { chartStyle } from '../chart-style';
import type { Drawing } from '../drawing';
import { visible } from './xml';

/** Fallback fonts with the metrics of Sometype Mono; the layout depends on text width. */
const fonts =
  "'Sometype Mono Variable','Sometype Mono','DejaVu Sans Mono',Menlo,Consolas,monospace";

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isColor = (value: string) => value.startsWith('$');

/** Returns the rules with literal colors, since renderers outside browsers ignore custom properties. */
function rules(theme: typeof dark, isNeeded: (value: string) => boolean): string {
  return Object.entries(chartStyle)
    .flatMap(([selector, declarations]) => {
      const rows = Object.entries(declarations)
        .filter(([, value]) => isNeeded(value))
        .map(([name, value]) => `${hyphenated(name)}:${colorIn(theme, value)}`);
      return rows.length > 0 ? `${selector}{${rows.join(';')}}` : [];
    })
    .join('\n');
}

function colorIn(theme: typeof dark, value: string): string {
  if (!isColor(value)) return value;
  const color = Object.entries(theme).find(([name]) => `$${name}` === value)?.[1];
  if (color === undefined) throw new Error(`no color ${value}`);
  return color;
}

/** The dark rules come last, because Inkscape reads nothing after a query it does not know. */
export const chartCss = [
  `svg{font-family:${fonts}}`,
  rules(light, () => true),
  `@media screen and (prefers-color-scheme:dark){`,
  rules(dark, isColor),
  '}',
].join('\n');

/** Returns a standalone SVG of a chart for both themes. */
export function svgFile(chart: Chart, drawing: Drawing): string {
  const style = createElement('style', null, chartCss);
  const picture = createElement(ChartPicture, { chart, drawing }, style);
  return visible(`${renderToStaticMarkup(picture)}\n`);
}
