import { Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Dispensable } from '../ui/guarded';
import { HtmlDocument } from '../ui/html-document';
import { LeadOutbox } from '../views/lead-outbox/LeadOutbox';
import { RouteFocus } from '../views/route-focus/RouteFocus';
import { Theme } from '../views/theme-choice/Theme';

/** What surrounds every page of the site. */
export const Document = ({ children = <Outlet /> }: { children?: ReactNode }) => (
  <HtmlDocument>
    <Theme>{children}</Theme>
    <Dispensable>
      <RouteFocus />
    </Dispensable>
    <Dispensable>
      <LeadOutbox />
    </Dispensable>
    <Scripts />
  </HtmlDocument>
);
