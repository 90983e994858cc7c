import { workspacePages } from '../../content/workspace';
import { PageTop } from '../ui/page-top';

export function Conversations() {
  return <PageTop title={workspacePages.conversations.title} />;
}
