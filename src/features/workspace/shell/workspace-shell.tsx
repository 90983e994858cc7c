import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HydrationMarker } from '#src/hydration/hydrated.tsx';
import { brand } from '#content/brand.ts';
import { Logo } from '#src/ui/layout/logo.tsx';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { SkipLink } from '#src/ui/layout/layout.ts';
import { SampleButton, SampleData } from './sample-data/SampleData';
import { useSnoozeReturn } from './use-snooze-return';
import { LazyWorkspaceKeys } from './workspace-keys/LazyWorkspaceKeys';
import { WorkspaceMenu } from './WorkspaceMenu';
import { WorkspaceSidebar } from './workspace-sidebar';
import { Aside, Main, Shell, SidebarLogo, TopBar } from './workspace-shell.styles';

/** Renders sidebar and page; on small screens a bar that opens the sidebar as a sheet. */
export function WorkspaceShell({ children }: { children: ReactNode }) {
  useSnoozeReturn();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <HydrationMarker />
      <ErrorBoundary>
        <LazyWorkspaceKeys />
      </ErrorBoundary>
      <Shell>
        <Aside aria-label="Sidebar">
          <SidebarLogo>
            <Link to="/" aria-label={`${brand.name} home`}>
              <Logo name={brand.name} />
            </Link>
          </SidebarLogo>
          <WorkspaceSidebar />
          <ErrorBoundary>
            <SampleButton />
          </ErrorBoundary>
        </Aside>
        <TopBar>
          <ErrorBoundary>
            <WorkspaceMenu>
              <WorkspaceSidebar />
            </WorkspaceMenu>
          </ErrorBoundary>
          <Link to="/" aria-label={`${brand.name} home`}>
            <Logo name={brand.name} />
          </Link>
          <ErrorBoundary>
            <SampleButton />
          </ErrorBoundary>
        </TopBar>
        <ErrorBoundary>
          <SampleData />
        </ErrorBoundary>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Shell>
    </>
  );
}
