import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BareShell } from '../pages/bare-shell';

export const Route = createFileRoute('/_bare')({
  component: () => (
    <BareShell>
      <Outlet />
    </BareShell>
  ),
});
