import { Outlet } from '@tanstack/react-router';
import { HtmlDocument } from '../ui/html-document';
import { RouteFocus } from '../views/route-focus/RouteFocus';
import { Theme } from '../views/theme-choice/Theme';
import { AtlasShell } from './shell';

/** What surrounds every page of the atlas. */
export const AtlasDocument = () => (
  <HtmlDocument>
    <Theme>
      <AtlasShell>
        <Outlet />
      </AtlasShell>
    </Theme>
    <RouteFocus />
  </HtmlDocument>
);
