import { useDeferredValue, type ReactNode } from 'react';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import type { ChatbotSetup } from '#machines/chatbot-draft/chatbot-draft.machine.ts';
import { isIncomplete } from '#machines/faq-list/faq-entries.ts';
import { Appearance } from './Appearance';
import { Basics, basicsFormId } from './Basics';
import type { DraftLists } from './draft-lists';
import { SaveBar } from './SaveBar';
import { useChatbotDraft } from './use-chatbot-draft';

const { saving } = chatbotSetup;

type Draft = {
  basics: ReactNode;
  appearance: ReactNode;
  /** The chatbot as edited, saved or not. */
  chatbot: ChatbotSetup;
  /** The chatbot when the last change has painted. */
  painted: ChatbotSetup;
  lists: DraftLists;
  isUnsaved: boolean;
  change: (change: Partial<ChatbotSetup>) => void;
  /** Callbacks for the leave guard. */
  work: ReturnType<typeof useChatbotDraft>['work'];
};

/** Provides the chatbot's draft to the page, and renders the bar that saves it. */
export function ChatbotDraft({ children }: { children: (draft: Draft) => ReactNode }) {
  const { problems, isRejected, formProps, textProps, discard, nameRef, greetingRef, ...draft } =
    useChatbotDraft();
  const { chatbot, isUnsaved, isSaved, isStored, change } = draft;
  const { lists, work } = draft;
  const painted = useDeferredValue(chatbot);
  const unsaved = draft.isChangedElsewhere ? saving.overtaken : saving.unsaved;
  const incomplete = isSaved ? chatbot.faq.entries.filter(isIncomplete).length : 0;
  const confirmed = incomplete ? `${saving.saved} ${saving.skipped(incomplete)}` : saving.saved;
  const saved = !isStored ? saving.notStored : isSaved ? confirmed : saving.none;
  return (
    <>
      {children({
        basics: (
          <Basics
            {...{ chatbot, problems, isRejected, formProps, textProps, nameRef, greetingRef }}
          />
        ),
        appearance: <Appearance {...{ chatbot, problems, change }} formId={basicsFormId} />,
        chatbot,
        painted,
        lists,
        isUnsaved,
        change,
        work,
      })}
      <SaveBar
        text={isUnsaved ? unsaved : saved}
        isUnsaved={isUnsaved}
        tone={isUnsaved || !isSaved ? 'neutral' : isStored && !incomplete ? 'saved' : 'warn'}
        isShown={isUnsaved || isSaved || !isStored}
        formId={basicsFormId}
        onDiscard={discard}
      />
    </>
  );
}
