import type { ReactNode } from 'react';
import { chatbotSetup } from '../../../content/chatbot-setup';
import type { ChatbotConfig, FaqEntry } from '../../../content/sample/workspace';
import { Toast } from '../../ui/toast';
import { Basics, basicsFormId, basicsHeadingId } from './Basics';
import { SaveBar } from './SaveBar';
import { useChatbotDraft } from './use-chatbot-draft';

const { saving } = chatbotSetup;

type Draft = {
  basics: ReactNode;
  /** The chatbot as it stands in the fields, saved or not. */
  chatbot: ChatbotConfig;
  entries: readonly FaqEntry[];
  isUnsaved: boolean;
  change: (change: Partial<ChatbotConfig>) => void;
  /** What becomes of the draft when the page is about to be left. */
  work: ReturnType<typeof useChatbotDraft>['work'];
};

/** Holds the chatbot's draft for everything on the page that shows it, and the bar that saves it. */
export function ChatbotDraft({ children }: { children: (draft: Draft) => ReactNode }) {
  const { draft, entries, problems, isRejected, change, onSubmit, ...state } = useChatbotDraft();
  const { isUnsaved, isOvertaken, isKept, isUnkept, discard, work } = state;
  const unsaved = isOvertaken ? saving.overtaken : saving.unsaved;
  return (
    <>
      {children({
        basics: <Basics {...{ draft, problems, isRejected, change, onSubmit }} />,
        chatbot: draft,
        entries,
        isUnsaved,
        change,
        work,
      })}
      <SaveBar
        text={isUnsaved ? unsaved : isUnkept ? saving.unkept : ''}
        isUnsaved={isUnsaved}
        formId={basicsFormId}
        returnTo={basicsHeadingId}
        onDiscard={discard}
      />
      <Toast text={isKept ? saving.kept : ''} />
    </>
  );
}
