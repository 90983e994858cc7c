import { useRef } from 'react';
import { useDraft } from '#src/features/workspace/sample/use-draft.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import {
  chatbotDraftMachine,
  chatbotProblems,
} from '#machines/chatbot-draft/chatbot-draft.machine.ts';

const texts = ['name', 'greeting'] as const;

/** Binds the chatbot's draft to the stored chatbot. */
export function useChatbotDraft() {
  const entries = useWorkspace((all) => all.faq.entries);
  const name = useRef<HTMLInputElement>(null);
  const greeting = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { fields, ...draft } = useDraft(chatbotDraftMachine, 'chatbot', texts, (chatbot) => {
    const problems = chatbotProblems(chatbot);
    const [look] = Object.keys(problems);
    if (problems.name) name.current?.focus();
    else if (problems.greeting) greeting.current?.focus();
    else {
      const field = name.current?.form?.elements.namedItem(`chatbot-${look}`);
      if (field instanceof HTMLElement) field.focus();
    }
  });
  return {
    ...draft,
    chatbot: fields,
    entries,
    problems: chatbotProblems(fields),
    nameRef: name,
    greetingRef: greeting,
    headingRef: heading,
  };
}
