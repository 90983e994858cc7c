import { expect, test } from 'vitest';
import { demoPage } from '#content/site/demo-page.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import { film } from '#content/film/film.ts';

test('§2.51 demo page: its four chapters match the film’s labels and seconds', () => {
  const chapters = film.beats.filter((beat) => beat.label);
  expect(demoPage.features.map(({ label, seconds }) => [label, seconds * 1000])).toEqual(
    chapters.map(({ label, startMs }) => [label, startMs]),
  );
});

test('§2.50 demo page: the stated length is the film’s', () => {
  expect(demoVideo.seconds * 1000).toBe(film.durationMs);
  expect(demoVideo.description).toContain(`${demoVideo.seconds} seconds`);
});
