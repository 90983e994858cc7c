import { renderToString } from 'react-dom/server';
import { brand } from '#content/brand.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import { preloadedFont } from '#src/design/global.ts';
import { consoleBg } from '#src/design/tokens.ts';
import { Film } from '#src/features/film/film.tsx';

/** Renders the film's page without JavaScript as a whole document. */
export function renderFilm(): { html: string } {
  const body = renderToString(<Film />);
  const head = renderToString(
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content={consoleBg} />
      <title>{`${demoVideo.title} · ${brand.name}`}</title>
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        href={preloadedFont}
        crossOrigin="anonymous"
      />
    </>,
  );
  return {
    html: `<!doctype html><html lang="en" data-theme="dark"><head><meta charSet="utf-8"/>${head}</head><body><div id="film">${body}</div></body></html>`,
  };
}
