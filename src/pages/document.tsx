import { Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Dispensable } from '../ui/guarded';
import { HtmlDocument } from '../ui/html-document';
import { LeadOutbox } from '../views/lead-outbox/LeadOutbox';
import { RouteFocus } from '../views/route-focus/RouteFocus';
import { ThemeProvider } from '../views/theme-choice/theme-context';

/** What surrounds every page of the site. */
export const Document = ({ children = <Outlet /> }: { children?: ReactNode }) => (
  <HtmlDocument>
    <ThemeProvider>{children}</ThemeProvider>
    <Dispensable>
      <RouteFocus />
    </Dispensable>
    <Dispensable>
      <LeadOutbox />
    </Dispensable>
    <Scripts />
  </HtmlDocument>
);
