import { useRef, useState } from 'react';
import { useDraft } from '#src/features/workspace/sample/use-draft.ts';
import {
  chatbotDraftMachine,
  chatbotProblems,
} from '#machines/chatbot-draft/chatbot-draft.machine.ts';
import { chatbotRecord } from './chatbot-record';
import { createDraftLists } from './draft-lists';

const texts = ['name', 'greeting'] as const;

/** Binds the chatbot's draft to the stored chatbot. */
export function useChatbotDraft() {
  const name = useRef<HTMLInputElement>(null);
  const greeting = useRef<HTMLTextAreaElement>(null);
  const { fields, readFields, ...draft } = useDraft(
    chatbotDraftMachine,
    chatbotRecord,
    texts,
    (chatbot) => {
      const problems = chatbotProblems(chatbot);
      const [look] = Object.keys(problems);
      if (problems.name) name.current?.focus();
      else if (problems.greeting) greeting.current?.focus();
      else {
        const field = name.current?.form?.elements.namedItem(`chatbot-${look}`);
        if (field instanceof HTMLElement) field.focus();
      }
    },
  );
  const [lists] = useState(() => createDraftLists(readFields, draft.change));
  return {
    ...draft,
    lists,
    chatbot: fields,
    problems: chatbotProblems(fields),
    nameRef: name,
    greetingRef: greeting,
  };
}
