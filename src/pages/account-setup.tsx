import { workspacePages } from '../../content/workspace';
import { PageTop } from '../ui/page-top';

export function AccountSetup() {
  return <PageTop title={workspacePages.accountSetup.title} />;
}
