import { HeadContent, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { globals } from '../design/global';
import { dark, light } from '../design/tokens';
import { RouteFocus } from '../views/route-focus/RouteFocus';
import { Theme } from '../views/theme-choice/Theme';
import { AtlasShell } from './shell';

/** The whole HTML document around every page of the atlas. */
export function AtlasDocument() {
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
      <body>
        <Theme>
          <AtlasShell>
            <Outlet />
          </AtlasShell>
        </Theme>
        <RouteFocus />
      </body>
    </html>
  );
}
