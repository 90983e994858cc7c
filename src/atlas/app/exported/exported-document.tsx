import { Outlet } from '@tanstack/react-router';
import { RouteFocus } from '#src/features/page/RouteFocus.tsx';
import { ThemeSwitch } from '#src/features/theme/ThemeSwitch.tsx';
import { Container, SkipLink } from '#src/ui/layout/layout.ts';
import { globals } from '#src/design/global.ts';
import { ListLink } from '../links';
import { Bar, BarLink, BarRow, Page } from '../shell.styles';

/** The frame of exported pages; replaces this site's document. */
export function AtlasDocument() {
  globals();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Bar>
        <Container>
          <BarRow>
            <ListLink>
              <BarLink>All machines</BarLink>
            </ListLink>
            <ThemeSwitch />
          </BarRow>
        </Container>
      </Bar>
      <Page id="main" tabIndex={-1}>
        <Container>
          <Outlet />
        </Container>
      </Page>
      <RouteFocus />
    </>
  );
}
