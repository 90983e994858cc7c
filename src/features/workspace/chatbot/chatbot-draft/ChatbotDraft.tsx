import type { ReactNode } from 'react';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import type { ChatbotConfig, FaqEntry } from '#content/sample/workspace.ts';
import { Toast } from '#src/ui/overlay/toast.tsx';
import { Appearance } from './Appearance';
import { Basics, basicsFormId } from './Basics';
import { SaveBar } from './SaveBar';
import { useChatbotDraft } from './use-chatbot-draft';

const { saving } = chatbotSetup;

type Draft = {
  basics: ReactNode;
  appearance: ReactNode;
  /** The chatbot as edited, saved or not. */
  chatbot: ChatbotConfig;
  entries: readonly FaqEntry[];
  isUnsaved: boolean;
  change: (change: Partial<ChatbotConfig>) => void;
  /** Callbacks for the leave guard. */
  work: ReturnType<typeof useChatbotDraft>['work'];
};

/** Provides the chatbot's draft to the page, and renders the bar that saves it. */
export function ChatbotDraft({ children }: { children: (draft: Draft) => ReactNode }) {
  const { entries, problems, isRejected, formProps, textProps, discard, ...draft } =
    useChatbotDraft();
  const { nameRef, greetingRef, headingRef } = draft;
  const { chatbot, isUnsaved, isChangedElsewhere, isSaved, isStored, change, work } = draft;
  const unsaved = isChangedElsewhere ? saving.overtaken : saving.unsaved;
  return (
    <>
      {children({
        basics: (
          <Basics
            {...{
              chatbot,
              problems,
              isRejected,
              formProps,
              textProps,
              nameRef,
              greetingRef,
              headingRef,
            }}
          />
        ),
        appearance: <Appearance {...{ chatbot, problems, change }} formId={basicsFormId} />,
        chatbot,
        entries,
        isUnsaved,
        change,
        work,
      })}
      <SaveBar
        text={isUnsaved ? unsaved : isStored ? '' : saving.notStored}
        isUnsaved={isUnsaved}
        formId={basicsFormId}
        returnTo={headingRef}
        onDiscard={discard}
      />
      <Toast text={isSaved && isStored ? saving.saved : ''} />
    </>
  );
}
