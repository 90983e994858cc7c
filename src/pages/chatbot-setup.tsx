import { workspacePages } from '../../content/workspace';
import { PageTop } from '../ui/page-top';
import { FaqList } from '../views/faq-list/FaqList';

export function ChatbotSetup() {
  return (
    <>
      <PageTop title={workspacePages.chatbotSetup.title} />
      <FaqList />
    </>
  );
}
