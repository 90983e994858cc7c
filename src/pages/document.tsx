import { HeadContent, Scripts, Outlet } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { globals } from '../design/global';
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
