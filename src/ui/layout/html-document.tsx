import { HeadContent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { globals } from '#src/design/global.ts';
import { canvas } from '#src/design/tokens.ts';

/** Renders the HTML document around every page. */
export function HtmlDocument({ children }: { children: ReactNode }) {
  globals();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={canvas[0]} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={canvas[1]} />
        <HeadContent />
      </head>
      <body>{children}</body>
    </html>
  );
}
