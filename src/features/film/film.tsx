import { useEffect, type ComponentProps } from 'react';
import { demoVideo } from '#content/film/demo-video.ts';
import { globals } from '#src/design/global.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { FilmPlayer } from './player/FilmPlayer';
import { FilmTranscript } from './player/FilmTranscript';
import { FilmMain } from './film.styles';

/** Renders the film's page, which the site embeds as it would a video service's player. */
export function Film({ seekRequests }: ComponentProps<typeof FilmPlayer>) {
  globals();
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <FilmMain aria-label={demoVideo.title}>
      <VisuallyHidden as="h1">{demoVideo.title}</VisuallyHidden>
      <FilmPlayer seekRequests={seekRequests} />
      <FilmTranscript />
    </FilmMain>
  );
}
