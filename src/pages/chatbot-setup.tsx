import { chatbotSetup } from '../../content/chatbot-setup';
import { workspacePages } from '../../content/workspace';
import { Dispensable, Guarded } from '../ui/guarded';
import { PageTop } from '../ui/page-top';
import { AsBuilt } from '../views/as-built/AsBuilt';
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
    <AsBuilt>
      <ChatbotDraft>
        {({ basics, chatbot, entries, isUnsaved, change, work }) => {
          const widget = (
            <Guarded what="The preview">
              <ChatPreview name={chatbot.name} greeting={chatbot.greeting} entries={entries} />
            </Guarded>
          );
          return (
            <>
              <Dispensable>
                <LeaveGuard words={leaving} {...work} />
              </Dispensable>
              <PageTop
                title={workspacePages.chatbotSetup.title}
                actions={
                  <Dispensable>
                    <PreviewSheet>
                      <PreviewHost>{widget}</PreviewHost>
                    </PreviewSheet>
                  </Dispensable>
                }
              />
              <Columns>
                <Cards>
                  {basics}
                  <Guarded what="The snippet">
                    <EmbedSnippet
                      chatbot={chatbot}
                      entries={entries}
                      isUnsaved={isUnsaved}
                      onIncludeFaq={(includeFaq) => change({ includeFaq })}
                    />
                  </Guarded>
                  <Guarded what="The FAQ list">
                    <FaqList />
                  </Guarded>
                  <Guarded what="The list of files">
                    <DocumentUploads />
                  </Guarded>
                </Cards>
                <Beside aria-labelledby={previewHeading}>
                  <Guarded what="The preview">
                    <PreviewHost heading={<h2 id={previewHeading}>{preview.title}</h2>}>
                      {widget}
                    </PreviewHost>
                  </Guarded>
                </Beside>
              </Columns>
            </>
          );
        }}
      </ChatbotDraft>
    </AsBuilt>
  );
}
