import { chatbotSetup } from '../../content/chatbot-setup';
import { workspacePages } from '../../content/workspace';
import { PageTop } from '../ui/page-top';
import { ChatPreview } from '../views/chat-widget/ChatPreview';
import { ChatbotDraft } from '../views/chatbot-draft/ChatbotDraft';
import { DocumentUploads } from '../views/document-uploads/DocumentUploads';
import { FaqList } from '../views/faq-list/FaqList';
import { LeaveGuard } from '../views/leave-guard/LeaveGuard';
import { PreviewHost } from '../views/preview-host/PreviewHost';
import { PreviewSheet } from '../views/preview-sheet/PreviewSheet';
import { EmbedSnippet } from '../views/snippet-copy/EmbedSnippet';
import { Beside, Cards, Columns } from './chatbot-setup.styles';

const { leaving, preview } = chatbotSetup;
const previewHeading = 'chatbot-preview-heading';

/** What a customer can say about the chatbot, and beside it the chatbot itself. */
export function ChatbotSetup() {
  return (
    <ChatbotDraft>
      {({ basics, chatbot, entries, isUnsaved, change, work }) => {
        const widget = (
          <ChatPreview name={chatbot.name} greeting={chatbot.greeting} entries={entries} />
        );
        return (
          <>
            <LeaveGuard words={leaving} {...work} />
            <PageTop
              title={workspacePages.chatbotSetup.title}
              actions={
                <PreviewSheet>
                  <PreviewHost>{widget}</PreviewHost>
                </PreviewSheet>
              }
            />
            <Columns>
              <Cards>
                {basics}
                <EmbedSnippet
                  chatbot={chatbot}
                  entries={entries}
                  isUnsaved={isUnsaved}
                  onIncludeFaq={(includeFaq) => change({ includeFaq })}
                />
                <FaqList />
                <DocumentUploads />
              </Cards>
              <Beside aria-labelledby={previewHeading}>
                <PreviewHost heading={<h2 id={previewHeading}>{preview.title}</h2>}>
                  {widget}
                </PreviewHost>
              </Beside>
            </Columns>
          </>
        );
      }}
    </ChatbotDraft>
  );
}
