import { memo, useRef } from 'react';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import type { ChatbotSetup as ChatbotSetupFields } from '#machines/chatbot-draft/chatbot-draft.machine.ts';
import { workspacePages } from '#content/workspace/workspace.ts';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { PageTop } from '#src/ui/layout/page-top.tsx';
import { AsBuilt } from '#src/hydration/AsBuilt.tsx';
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

type PreviewProps = { chatbot: ChatbotSetupFields };

const SheetPreview = memo(function SheetPreview({ chatbot }: PreviewProps) {
  return (
    <PreviewSheet>
      <PreviewHost>
        <ErrorBoundary name="The preview">
          <ChatPreview chatbot={chatbot} entries={chatbot.faq.entries} />
        </ErrorBoundary>
      </PreviewHost>
    </PreviewSheet>
  );
});

const SidePreview = memo(function SidePreview({ chatbot }: PreviewProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const chatProps = { chatbot, entries: chatbot.faq.entries, viewport };
  return (
    <Beside aria-labelledby={previewHeading} data-command="preview">
      <ErrorBoundary name="The preview">
        <PreviewHost heading={<h2 id={previewHeading}>{preview.title}</h2>}>
          <ChatPreview {...chatProps} isOpen />
        </PreviewHost>
        <PreviewPrompts {...chatProps} />
      </ErrorBoundary>
    </Beside>
  );
});

/** Renders the chatbot's settings beside a live preview. */
export function ChatbotSetup() {
  return (
    <AsBuilt>
      <ChatbotDraft>
        {({ basics, appearance, chatbot, painted, lists, isUnsaved, change, work }) => (
          <>
            <ErrorBoundary>
              <LeaveGuard words={leaving} {...work} />
            </ErrorBoundary>
            <PageTop
              title={workspacePages.chatbotSetup.title}
              actions={
                <ErrorBoundary>
                  <SheetPreview chatbot={painted} />
                </ErrorBoundary>
              }
            />
            <Columns>
              <Cards>
                {basics}
                {appearance}
                <ErrorBoundary name="The snippet">
                  <EmbedSnippet
                    chatbot={painted}
                    includeFaq={chatbot.includeFaq}
                    isUnsaved={isUnsaved}
                    change={change}
                  />
                </ErrorBoundary>
                <ErrorBoundary name="The FAQ list">
                  <FaqList list={chatbot.faq} lists={lists} />
                </ErrorBoundary>
                <ErrorBoundary name="The list of files">
                  <DocumentUploads documents={chatbot.documents} lists={lists} />
                </ErrorBoundary>
              </Cards>
              <SidePreview chatbot={painted} />
            </Columns>
          </>
        )}
      </ChatbotDraft>
    </AsBuilt>
  );
}
