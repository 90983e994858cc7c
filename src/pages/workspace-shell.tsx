import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Alive } from '../ui/alive';
import { brand } from '../../content/brand';
import { Logo } from '../ui/logo';
import { Dispensable } from '../ui/guarded';
import { SkipLink } from '../ui/layout';
import { SampleTag } from '../ui/sample-tag';
import { WorkspaceMenu } from '../views/mobile-menu/WorkspaceMenu';
import { WorkspaceSidebar } from './workspace-sidebar';
import { Aside, Main, Shell, SidebarLogo, TopBar } from './workspace-shell.styles';

/** Sidebar and page; on small screens a bar with a sheet behind it. */
export function WorkspaceShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Alive />
      <Shell>
        <Aside aria-label="Sidebar">
          <SidebarLogo>
            <Link to="/" aria-label={`${brand.name} home`}>
              <Logo name={brand.name} />
            </Link>
          </SidebarLogo>
          <WorkspaceSidebar />
        </Aside>
        <TopBar>
          <Dispensable>
            <WorkspaceMenu>
              <WorkspaceSidebar />
            </WorkspaceMenu>
          </Dispensable>
          <Link to="/" aria-label={`${brand.name} home`}>
            <Logo name={brand.name} />
          </Link>
          <SampleTag />
        </TopBar>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Shell>
    </>
  );
}
