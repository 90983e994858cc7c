import { expect, test } from 'vitest';
import { playerUrl } from '#src/features/site/demo-video/player-url.ts';

test.each([
  ['/film/outage-response.html', null, '/film/outage-response.html?autoplay=1'],
  ['/film/outage-response.html', 9, '/film/outage-response.html?autoplay=1&at=9'],
  ['https://video.example/1?x=2', 0, 'https://video.example/1?x=2&autoplay=1&at=0'],
  ['https://video.example/1#dark', 4, 'https://video.example/1?autoplay=1&at=4#dark'],
])('§15.30 video: %s from %s has the frame address %s', (address, at, url) => {
  expect(playerUrl(address, at)).toBe(url);
});

test('§15.30 video: a page that lists the chapters asks the player to leave them out', () => {
  expect(playerUrl('/film.html#dark', 4, false)).toBe('/film.html?autoplay=1&at=4&chapters=0#dark');
});
