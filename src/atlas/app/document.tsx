import { Outlet } from '@tanstack/react-router';
import { HtmlDocument } from '#src/ui/layout/html-document.tsx';
import { RouteFocus } from '#src/features/page/RouteFocus.tsx';
import { ThemeProvider } from '#src/features/theme/theme-context.ts';
import { AtlasShell } from './shell';

/** The document of every atlas page. */
export const AtlasDocument = () => (
  <HtmlDocument>
    <ThemeProvider>
      <AtlasShell>
        <Outlet />
      </AtlasShell>
    </ThemeProvider>
    <RouteFocus />
  </HtmlDocument>
);
