import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BareShell } from '#src/features/site/shell/bare-shell.tsx';

export const Route = createFileRoute('/_bare')({
  component: () => (
    <BareShell>
      <Outlet />
    </BareShell>
  ),
});
