import { Outlet } from '@tanstack/react-router';
import { HtmlDocument } from '#src/ui/layout/html-document.tsx';
import { RouteFocus } from '#src/features/page/RouteFocus.tsx';
import { AtlasShell } from './shell';

/** The document of every atlas page. */
export const AtlasDocument = () => (
  <HtmlDocument>
    <AtlasShell>
      <Outlet />
    </AtlasShell>
    <RouteFocus />
  </HtmlDocument>
);
