import { Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Dispensable } from '#src/ui/layout/guarded.tsx';
import { HtmlDocument } from '#src/ui/layout/html-document.tsx';
import { LeadOutbox } from '#src/features/leads/lead-outbox/LeadOutbox.tsx';
import { RouteFocus } from './RouteFocus';
import { ThemeProvider } from '#src/features/theme/theme-context.ts';

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
