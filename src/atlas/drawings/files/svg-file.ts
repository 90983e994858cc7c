import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '#src/atlas/kit/chart.ts';
import { dark, light } from '#src/design/tokens.ts';
import { ChartPicture, type ChartPartsProps } from '../chart-picture';
import { chartStyle } from '../chart-style';
import type { Drawing } from '../drawing';

/** Fallback fonts with the metrics of Sometype Mono; the layout depends on text width. */
const fonts =
  "'Sometype Mono Variable','Sometype Mono','DejaVu Sans Mono',Menlo,Consolas,monospace";

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function rules(style: typeof chartStyle): string {
  return Object.entries(style)
    .map(([selector, declarations]) => {
      const rows = Object.entries(declarations).map(
        ([name, value]) => `${hyphenated(name)}:${value.replace(/\$(\w+)/g, 'var(--$1)')}`,
      );
      return `${selector}{${rows.join(';')}}`;
    })
    .join('\n');
}

const variables = (theme: typeof dark) =>
  Object.entries(theme)
    .filter(([name]) => JSON.stringify(chartStyle).includes(`$${name}"`))
    .map(([name, hex]) => `--${name}:${hex}`)
    .join(';');

const css = [
  `svg{${variables(light)};color-scheme:light dark;font-family:${fonts}}`,
  `@media (prefers-color-scheme:dark){svg{${variables(dark)}}}`,
  rules(chartStyle),
].join('\n');

/**
 * Returns a standalone SVG of a chart for both themes; `part` adds class names to parts.
 */
export function svgFile(chart: Chart, drawing: Drawing, part?: ChartPartsProps['part']): string {
  const style = createElement('style', null, css);
  return `${renderToStaticMarkup(createElement(ChartPicture, { chart, drawing, ...(part && { part }) }, style))}\n`;
}
