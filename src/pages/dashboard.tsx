import { workspacePages } from '../../content/workspace';
import { PageTop } from '../ui/page-top';

export function Dashboard() {
  return <PageTop title={workspacePages.dashboard.title} />;
}
