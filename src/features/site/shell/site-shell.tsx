import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HydrationMarker, HydrationBoundary } from '#src/ui/layout/hydration.tsx';
import { brand } from '#content/brand.ts';
import { signIn } from '#content/navigation.ts';
import { SilentBoundary } from '#src/ui/layout/error-boundaries.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Container, SkipLink } from '#src/ui/layout/layout.ts';
import { Logo } from '#src/ui/layout/logo.tsx';
import { HeaderDropdown } from '../header-dropdown/HeaderDropdown';
import { MobileMenu } from './MobileMenu';
import { ThemeSwitch } from '#src/features/theme/ThemeSwitch.tsx';
import { SiteFooter } from './site-footer';
import {
  From480,
  Header,
  HeaderEnd,
  HeaderRow,
  Main,
  NarrowOnly,
  WideOnly,
} from './site-header.styles';

/** Renders the shell of public pages: header, page and footer. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <HydrationMarker />
      <Header>
        <Container>
          <HeaderRow>
            <Link to="/" aria-label={`${brand.name} home`}>
              <Logo name={brand.name} />
            </Link>
            <WideOnly>
              <SilentBoundary>
                <HeaderDropdown />
              </SilentBoundary>
            </WideOnly>
            <HeaderEnd>
              <WideOnly>
                <SilentBoundary>
                  <ThemeSwitch />
                </SilentBoundary>
              </WideOnly>
              <WideOnly>
                <ButtonLink to={signIn.href} kind="quiet">
                  {signIn.label}
                </ButtonLink>
              </WideOnly>
              <From480>
                <ButtonLink to="/book-demo" kind="solid">
                  Book a Demo
                </ButtonLink>
              </From480>
              <NarrowOnly>
                <SilentBoundary>
                  <MobileMenu />
                </SilentBoundary>
              </NarrowOnly>
            </HeaderEnd>
          </HeaderRow>
        </Container>
      </Header>
      <Main id="main" tabIndex={-1}>
        <HydrationBoundary>{children}</HydrationBoundary>
      </Main>
      <HydrationBoundary>
        <SiteFooter />
      </HydrationBoundary>
    </>
  );
}
