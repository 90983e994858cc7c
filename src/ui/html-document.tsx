import { HeadContent } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { globals } from '../design/global';
import { dark, light } from '../design/tokens';

/** The whole HTML document around every page; it says when it is alive. */
export function HtmlDocument({ children }: { children: ReactNode }) {
  globals();
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light.canvas} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.canvas} />
        <HeadContent />
      </head>
      <body>{children}</body>
    </html>
  );
}
