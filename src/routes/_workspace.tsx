import { createFileRoute, Outlet } from '@tanstack/react-router';
import { WorkspaceShell } from '#src/features/workspace/shell/workspace-shell.tsx';

export const Route = createFileRoute('/_workspace')({
  component: () => (
    <WorkspaceShell>
      <Outlet />
    </WorkspaceShell>
  ),
});
