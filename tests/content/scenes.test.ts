import { expect, test } from 'vitest';
import { agent as fieldOs } from '#content/agents/field-os.ts';
import { ridgeCountyCut } from '#content/constants.ts';
import { cardPoster, lineCard } from '#content/film/film-card.ts';
import { crewPoster } from '#content/film/film-crew.ts';
import { calls, messagesPoster, phone } from '#content/film/film-messages.ts';
import { film } from '#content/film/film.ts';
import { agenticWorkflows, outageDetection } from '#content/site/home-features.ts';
import { heroScene } from '#content/site/hero-scene.ts';
import { filmFrame } from '#src/features/film/film-frame.ts';
import { clockText } from '#src/lib/time/play-time.ts';

const { homes, stillDown, port, etaMinutes } = ridgeCountyCut;
const clockAt = (positionMs: number) => clockText(filmFrame(film, positionMs).readings.clock);
const whenFilm = (isTrue: (frame: ReturnType<typeof filmFrame>) => boolean) => {
  for (let at = 0; at <= film.durationMs; at += 10)
    if (isTrue(filmFrame(film, at))) return clockAt(at);
  return null;
};

test('scenes: the film reaches each event at the second that the hero’s console shows', () => {
  const [localized, notified, dispatched] = heroScene.rows.map(({ time }) => time);
  expect(whenFilm(({ picture }) => picture.located === 1)).toBe(localized);
  expect(whenFilm(({ readings }) => readings.notifiedHomes === homes)).toBe(notified);
  expect(clockAt(film.beats.find(({ id }) => id === 'dispatch')!.startMs)).toBe(dispatched);
});

test('scenes: the posters show the film at their clocks', () => {
  expect(messagesPoster.clock).toBe(whenFilm(({ readings }) => readings.notifiedHomes === homes));
  expect(cardPoster.clock).toBe(whenFilm(({ picture }) => picture.lightBack === 1));
  expect(crewPoster.clock).toBe(heroScene.rows[2]!.time);
  expect(crewPoster.description).toContain(`${etaMinutes} minutes`);
  expect(messagesPoster.description).toContain(`stay at ${calls.count}`);
  expect(phone.messages[0].lines.join(' ')).toContain('02:14');
});

test('scenes: one port stays dark everywhere', () => {
  expect(lineCard.lastPort).toBe(port);
  expect(outageDetection.readings.find(({ state }) => state === 'bad')?.label).toBe(
    `OLT-03 / ${port}`,
  );
  expect(agenticWorkflows.trace.map(({ input }) => input)).toContain(`OLT-03, port ${port}`);
  const { readings } = outageDetection;
  for (const [at, reading] of [
    [port - 2, readings[0]],
    [port, readings[2]],
  ] as const)
    expect(reading.value).toBe(`−${Math.abs(lineCard.portsDbm[at]!).toFixed(1)} dBm`);
});

test('scenes: FieldOS restores the last homes when the film does, and reads them with that turn', () => {
  const { turns, readings, feed } = fieldOs.console;
  const restored = turns.find(({ text }) => text.includes(`${stillDown} homes`))!;
  expect(whenFilm(({ picture }) => picture.closed === 1)! <= restored.time).toBe(true);
  expect(clockAt(film.durationMs) >= restored.time).toBe(true);
  for (const { time } of readings) expect(time).toBe(restored.time);
  const times = [...turns, ...feed].map(({ time }) => time);
  expect(times.toSorted().at(-1)).toBe(fieldOs.console.clock);
  expect(
    turns.some(({ time }) => time <= feed[0]!.time),
    'the first beat has a turn',
  ).toBe(true);
});
