// @vitest-environment node
import { expect, it } from 'vitest';
import { demoVideo } from '#content/film/demo-video.ts';
import { film } from '#content/film/film.ts';
import { renderFilm } from '#src/entries/film-page.tsx';

it('§12.29: the page is fully prerendered, without inline styles, and not indexed', () => {
  const { html } = renderFilm();
  expect(html).toMatch(/^<!doctype html><html lang="en"/);
  expect(html).toContain(`<title>${demoVideo.title} · Midspan</title>`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/\sstyle=|<style|<script/);
  for (const { transcript } of film.beats) expect(html).toContain(transcript);
  expect(renderFilm()).toEqual({ html });
});

it('§2.57 demo video: without JavaScript it shows the poster frame, captions, and transcript', () => {
  const { html } = renderFilm();
  expect(html).toContain('role="img"');
  expect(html).toContain('Loss of light, P-118 to P-131');
  for (const { caption } of film.beats) expect(html).toContain(`<p>${caption}</p>`);
});
