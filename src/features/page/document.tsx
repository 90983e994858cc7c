import { Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Dispensable } from '#src/ui/layout/guarded.tsx';
import { HtmlDocument } from '#src/ui/layout/html-document.tsx';
import { RouteFocus } from './RouteFocus';
import { ThemeProvider } from '#src/features/theme/theme-context.ts';

type DocumentProps = { children?: ReactNode; behind?: ReactNode };

/** What surrounds every page of the site; `behind` is what works on each and shows nothing. */
export const Document = ({ children = <Outlet />, behind }: DocumentProps) => (
  <HtmlDocument>
    <ThemeProvider>{children}</ThemeProvider>
    <Dispensable>
      <RouteFocus />
    </Dispensable>
    <Dispensable>{behind}</Dispensable>
    <Scripts />
  </HtmlDocument>
);
