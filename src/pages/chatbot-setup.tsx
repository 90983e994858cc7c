import { workspacePages } from '../../content/workspace';
import { PageTop } from '../ui/page-top';
import { DocumentUploads } from '../views/document-uploads/DocumentUploads';
import { FaqList } from '../views/faq-list/FaqList';

export function ChatbotSetup() {
  return (
    <>
      <PageTop title={workspacePages.chatbotSetup.title} />
      <div>
        <FaqList />
        <DocumentUploads />
      </div>
    </>
  );
}
