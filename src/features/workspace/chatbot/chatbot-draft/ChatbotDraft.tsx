import { useDeferredValue, type ReactNode } from 'react';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { isIncomplete } from '#machines/faq-list/faq-entries.ts';
import { Appearance } from './Appearance';
import { Basics, basicsFormId } from './Basics';
import { SaveBar } from './SaveBar';
import { useChatbotDraft } from './use-chatbot-draft';

const { saving } = chatbotSetup;

type Chatbot = ReturnType<typeof useChatbotDraft>;
type Draft = Pick<Chatbot, 'chatbot' | 'lists' | 'isUnsaved' | 'change' | 'work'> & {
  basics: ReactNode;
  appearance: ReactNode;
  /** The chatbot when the last change has painted. */
  painted: Chatbot['chatbot'];
};

/** Provides the chatbot's draft to the page, and renders the bar that saves it. */
export function ChatbotDraft({ children }: { children: (draft: Draft) => ReactNode }) {
  const { problems, isRejected, formProps, textProps, discard, nameRef, greetingRef, ...draft } =
    useChatbotDraft();
  const { chatbot, isUnsaved, isSaved, isStored, change } = draft;
  const painted = useDeferredValue(chatbot);
  const unsaved = draft.isChangedElsewhere ? saving.overtaken : saving.unsaved;
  const incomplete = isSaved ? chatbot.faq.entries.filter(isIncomplete).length : 0;
  const confirmed = incomplete ? `${saving.saved} ${saving.skipped(incomplete)}` : saving.saved;
  const saved = !isStored ? saving.notStored : isSaved ? confirmed : saving.none;
  return (
    <>
      {children({
        ...draft,
        basics: (
          <Basics
            {...{ chatbot, problems, isRejected, formProps, textProps, nameRef, greetingRef }}
          />
        ),
        appearance: <Appearance {...{ chatbot, problems, change }} formId={basicsFormId} />,
        painted,
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
