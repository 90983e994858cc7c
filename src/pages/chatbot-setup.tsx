import { workspacePages } from '../../content/workspace';
import { PageTop } from '../ui/page-top';

export function ChatbotSetup() {
  return <PageTop title={workspacePages.chatbotSetup.title} />;
}
