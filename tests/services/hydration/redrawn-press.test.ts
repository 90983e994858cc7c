import { afterEach, expect, test } from 'vitest';
import { watchPage } from '#src/hydration/events.ts';

const buttonOf = (id: string) => document.getElementById(id) as HTMLButtonElement;
const press = (element: Element, type: string) =>
  element.dispatchEvent(new MouseEvent(type, { bubbles: true }));

/** Presses a button, which is replaced before the release. Returns whether the new one is clicked. */
function isRedrawnClicked(region: string): boolean {
  document.body.innerHTML = `<main ${region}><button id="old">Remove</button></main>`;
  watchPage();
  press(buttonOf('old'), 'mousedown');
  buttonOf('old').outerHTML = '<button id="new">Remove</button>';
  let isClicked = false;
  buttonOf('new').addEventListener('click', () => (isClicked = true));
  press(buttonOf('new'), 'mouseup');
  return isClicked;
}

afterEach(() => delete document.documentElement.dataset['hydrated']);

test('§12.42 changed document: a control that hydration draws again while it is pressed is clicked', () => {
  expect(isRedrawnClicked('')).toBe(true);
  document.documentElement.dataset['hydrated'] = '';
  expect(isRedrawnClicked('data-region')).toBe(true);
});

test('§12.42 changed document: a control that the app replaces while another is pressed is not', () => {
  document.documentElement.dataset['hydrated'] = '';
  expect(isRedrawnClicked('')).toBe(false);
});
