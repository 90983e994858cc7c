import { HeadContent, Scripts, Outlet } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { globals } from '../design/global';
import { dark, light } from '../design/tokens';
import { LeadOutbox } from '../views/lead-outbox/LeadOutbox';
import { RouteFocus } from '../views/route-focus/RouteFocus';
import { Theme } from '../views/theme-choice/Theme';

/** The whole HTML document around every page. */
export function Document({ children = <Outlet /> }: { children?: ReactNode }) {
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
        <Theme>{children}</Theme>
        <RouteFocus />
        <LeadOutbox />
        <Scripts />
      </body>
    </html>
  );
}
