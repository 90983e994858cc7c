import { Outlet } from '@tanstack/react-router';
import { brand } from '#content/brand.ts';
import { atlas } from '#content/atlas/atlas.ts';
import { Container, SkipLink } from '#src/ui/layout/layout.ts';
import { HtmlDocument } from '#src/ui/layout/html-document.tsx';
import { Logo } from '#src/ui/layout/logo.tsx';
import { RouteFocus } from '#src/features/page/RouteFocus.tsx';
import { ThemeSwitch } from '#src/features/theme/ThemeSwitch.tsx';
import { ListLink } from './links';
import { Bar, BarLink, BarRow, Foot, Page } from './shell.styles';

/** The document of every atlas page: home link, list link, theme switch and the page. */
export function AtlasDocument() {
  return (
    <HtmlDocument>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Bar>
        <Container>
          <BarRow>
            <a href="/" aria-label={`${brand.name} home`}>
              <Logo name={brand.name} />
            </a>
            <ListLink>
              <BarLink>{atlas.title}</BarLink>
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
      <Foot>
        <Container>
          <p>
            <span>© 2026 {brand.legalName}</span>
            <span>{atlas.origin}</span>
          </p>
        </Container>
      </Foot>
      <RouteFocus />
    </HtmlDocument>
  );
}
