import { scalesOf, variablesOf } from './scales';
import type * as tokens from './tokens';

const sheet = document.createElement('style');

/**
 * Applies the tokens of an edited file to the open page: styles refer to them as custom
 * properties.
 */
export function showTokens(fresh: typeof tokens): void {
  const { all, light, dark } = scalesOf(fresh);
  const rule = (selector: string, some: Record<string, Record<string, string>>) => {
    const rows = Object.entries(variablesOf(some)).map(([name, value]) => `${name}:${value}`);
    return `${selector}{${rows.join(';')}}`;
  };
  sheet.textContent = [
    rule(':root', all),
    `@media screen{${rule(':root[data-theme="dark"],.dark', dark)}}`,
    `@media screen and (prefers-color-scheme:dark){${rule(':root:not([data-theme="light"])', dark)}}`,
    rule('.light', light),
  ].join('');
  document.head.append(sheet);
}
