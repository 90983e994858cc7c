import { Outlet } from '@tanstack/react-router';
import { HtmlDocument } from '../ui/html-document';
import { RouteFocus } from '../views/route-focus/RouteFocus';
import { ThemeProvider } from '../views/theme-choice/theme-context';
import { AtlasShell } from './shell';

/** What surrounds every page of the atlas. */
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
