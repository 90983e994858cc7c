import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { HydrationMarker } from '#src/hydration/hydrated.tsx';
import { brand } from '#content/brand.ts';
import { signInLink } from '#content/site/sign-in-link.ts';
import { region } from '#src/hydration/region.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Container, SkipLink } from '#src/ui/layout/layout.ts';
import { Logo } from '#src/ui/layout/logo.tsx';
import {
  From480,
  Header,
  HeaderEnd,
  HeaderRow,
  Main,
  NarrowOnly,
  WideOnly,
} from './site-header.styles';

// One of the two menus is out of view at any width; its code stays unloaded.
const HeaderDropdown = region(
  import.meta.glob<ComponentType>('../header-dropdown/HeaderDropdown.tsx', {
    import: 'HeaderDropdown',
  }),
  '',
);
const ThemeSwitch = region(
  import.meta.glob<ComponentType>('../../theme/ThemeSwitch.tsx', { import: 'ThemeSwitch' }),
  '',
);
const MobileMenu = region(
  import.meta.glob<ComponentType>('./MobileMenu.tsx', { import: 'MobileMenu' }),
  '',
);
const SiteFooter = region(
  import.meta.glob<ComponentType>('./site-footer.tsx', { import: 'SiteFooter' }),
  'The footer',
);

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
              <HeaderDropdown />
            </WideOnly>
            <HeaderEnd>
              <WideOnly>
                <ThemeSwitch />
              </WideOnly>
              <WideOnly>
                <ButtonLink to={signInLink.href} kind="quiet">
                  {signInLink.label}
                </ButtonLink>
              </WideOnly>
              <From480>
                <ButtonLink to="/book-demo" kind="solid">
                  Book a Demo
                </ButtonLink>
              </From480>
              <NarrowOnly>
                <MobileMenu />
              </NarrowOnly>
            </HeaderEnd>
          </HeaderRow>
        </Container>
      </Header>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <SiteFooter />
    </>
  );
}
