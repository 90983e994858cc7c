import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { workspacePages } from '#content/workspace/workspace.ts';
import { SilentBoundary, RetryBoundary } from '#src/ui/layout/error-boundaries.tsx';
import { PageTop } from '#src/ui/layout/page-top.tsx';
import { AsBuilt } from '../shell/as-built/AsBuilt';
import { ChatPreview } from './chat-widget/ChatPreview';
import { ChatbotDraft } from './chatbot-draft/ChatbotDraft';
import { DocumentUploads } from './document-uploads/DocumentUploads';
import { FaqList } from './faq-list/FaqList';
import { LeaveGuard } from '../shell/leave-guard/LeaveGuard';
import { PreviewHost } from './preview-host/PreviewHost';
import { PreviewSheet } from './preview-sheet/PreviewSheet';
import { EmbedSnippet } from './snippet-copy/EmbedSnippet';
import { Beside, Cards, Columns } from './chatbot-setup.styles';

const { leaving, preview } = chatbotSetup;
const previewHeading = 'chatbot-preview-heading';

/** Renders the chatbot's settings beside a live preview. */
export function ChatbotSetup() {
  return (
    <AsBuilt>
      <ChatbotDraft>
        {({ basics, appearance, chatbot, entries, isUnsaved, change, work }) => {
          const widget = (
            <RetryBoundary name="The preview">
              <ChatPreview chatbot={chatbot} entries={entries} />
            </RetryBoundary>
          );
          return (
            <>
              <SilentBoundary>
                <LeaveGuard words={leaving} {...work} />
              </SilentBoundary>
              <PageTop
                title={workspacePages.chatbotSetup.title}
                actions={
                  <SilentBoundary>
                    <PreviewSheet>
                      <PreviewHost>{widget}</PreviewHost>
                    </PreviewSheet>
                  </SilentBoundary>
                }
              />
              <Columns>
                <Cards>
                  {basics}
                  {appearance}
                  <RetryBoundary name="The snippet">
                    <EmbedSnippet
                      chatbot={chatbot}
                      entries={entries}
                      isUnsaved={isUnsaved}
                      onIncludeFaq={(includeFaq) => change({ includeFaq })}
                    />
                  </RetryBoundary>
                  <RetryBoundary name="The FAQ list">
                    <FaqList />
                  </RetryBoundary>
                  <RetryBoundary name="The list of files">
                    <DocumentUploads />
                  </RetryBoundary>
                </Cards>
                <Beside aria-labelledby={previewHeading} data-command="preview">
                  <RetryBoundary name="The preview">
                    <PreviewHost heading={<h2 id={previewHeading}>{preview.title}</h2>}>
                      {widget}
                    </PreviewHost>
                  </RetryBoundary>
                </Beside>
              </Columns>
            </>
          );
        }}
      </ChatbotDraft>
    </AsBuilt>
  );
}
