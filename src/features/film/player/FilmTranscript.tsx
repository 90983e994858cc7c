import { film } from '#content/film/film.ts';
import { filmPlayer } from '#content/film/film-scene.ts';
import { playTimeText } from '#src/lib/time/play-time.ts';
import { Beats, Section } from './film-transcript.styles';

/** Renders the captions and a transcript of every beat. */
export function FilmTranscript() {
  return (
    <Section>
      <h2>{filmPlayer.captions}</h2>
      <Beats role="list">
        {film.beats.map(({ id, startMs, caption }) => (
          <li key={id}>
            <span>{playTimeText(startMs)}</span>
            <p>{caption}</p>
          </li>
        ))}
      </Beats>
      <details>
        <summary>{filmPlayer.transcript}</summary>
        <p>{filmPlayer.silent}</p>
        <Beats role="list">
          {film.beats.map(({ id, startMs, endMs, label, transcript }) => (
            <li key={id}>
              <span>
                {playTimeText(startMs)}–{playTimeText(endMs)}
              </span>
              <p>
                {label ? <strong>{label}. </strong> : null}
                {transcript}
              </p>
            </li>
          ))}
        </Beats>
      </details>
    </Section>
  );
}
