import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { lowerCaseScript } from '#src/entries/scripts/lower-case-script.ts';

/** Returns the target of the script's redirect from an address; null if it stays. */
function ledTo(address: string): string | null {
  let to: string | null = null;
  const { origin } = new URL(address, 'https://midspan.example');
  const location = Object.assign(new URL(origin + address), {
    replace: (next: string) => {
      to = next;
    },
  });
  runInNewContext(lowerCaseScript, { location });
  return to;
}

it.each([
  ['/About', '/about'],
  ['/ABOUT/?Ref=Mail#Team', '/about/?Ref=Mail#Team'],
  ['/Solutions/Network-OS', '/solutions/network-os'],
  ['/solutions/Network%2DMonitoring', '/solutions/network-monitoring'],
  ['/%41bout', '/about'],
])('§12.10 not found: %s redirects to %s', (address, expected) => {
  expect(ledTo(address)).toBe(expected);
});

it.each([
  '/about',
  '/nope/',
  '//Elsewhere',
  '//Elsewhere/About',
  '/%2FElsewhere',
  '/A%2Fb',
  '/A%3Fb',
  '/A%2',
  '/%C3%89A',
  '/A%FF',
  '/About.HTML',
  '/É',
])('§12.10 not found: %s does not redirect', (address) => expect(ledTo(address)).toBeNull());
