import { useRef } from 'react';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { workspacePages } from '#content/workspace/workspace.ts';
import { SilentBoundary, RetryBoundary } from '#src/ui/layout/error-boundaries.tsx';
import { PageTop } from '#src/ui/layout/page-top.tsx';
import { AsBuilt } from '../shell/as-built/AsBuilt';
import { ChatPreview, PreviewPrompts } from './chat-widget/ChatPreview';
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
  const viewport = useRef<HTMLDivElement>(null);
  return (
    <AsBuilt>
      <ChatbotDraft>
        {({ basics, appearance, chatbot, lists, isUnsaved, change, work }) => {
          const { faq, documents } = chatbot;
          const shown = { chatbot, entries: faq.entries };
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
                      <PreviewHost>
                        <RetryBoundary name="The preview">
                          <ChatPreview {...shown} />
                        </RetryBoundary>
                      </PreviewHost>
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
                      entries={faq.entries}
                      isUnsaved={isUnsaved}
                      onIncludeFaq={(includeFaq) => change({ includeFaq })}
                    />
                  </RetryBoundary>
                  <RetryBoundary name="The FAQ list">
                    <FaqList lists={lists} />
                  </RetryBoundary>
                  <RetryBoundary name="The list of files">
                    <DocumentUploads documents={documents} lists={lists} />
                  </RetryBoundary>
                </Cards>
                <Beside aria-labelledby={previewHeading} data-command="preview">
                  <RetryBoundary name="The preview">
                    <PreviewHost heading={<h2 id={previewHeading}>{preview.title}</h2>}>
                      <ChatPreview {...shown} viewport={viewport} isOpen />
                    </PreviewHost>
                    <PreviewPrompts {...shown} viewport={viewport} />
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
