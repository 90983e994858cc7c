import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { atlas } from '#content/atlas/atlas.ts';
import { Container, SkipLink } from '#src/ui/layout/layout.ts';
import { Logo } from '#src/ui/layout/logo.tsx';
import { ThemeSwitch } from '#src/features/theme/ThemeSwitch.tsx';
import { ListLink } from './links';
import { Bar, BarLink, BarRow, Foot, Page } from './shell.styles';

/** The frame of the atlas: home link, list link and theme switch. */
export function AtlasShell({ children }: { children: ReactNode }) {
  return (
    <>
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
        <Container>{children}</Container>
      </Page>
      <Foot>
        <Container>
          <p>
            <span>© 2026 {brand.legalName}</span>
            <span>{atlas.origin}</span>
          </p>
        </Container>
      </Foot>
    </>
  );
}
