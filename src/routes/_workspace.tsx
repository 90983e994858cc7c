import { createFileRoute, Outlet } from '@tanstack/react-router';
import { WorkspaceShell } from '../pages/workspace-shell';

export const Route = createFileRoute('/_workspace')({
  component: () => (
    <WorkspaceShell>
      <Outlet />
    </WorkspaceShell>
  ),
});
