import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteShell } from '#src/features/site/shell/site-shell.tsx';

export const Route = createFileRoute('/_site')({
  component: () => (
    <SiteShell>
      <Outlet />
    </SiteShell>
  ),
});
