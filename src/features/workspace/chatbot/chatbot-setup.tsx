import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { workspacePages } from '#content/workspace/workspace.ts';
import { Dispensable, Guarded } from '#src/ui/layout/guarded.tsx';
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
