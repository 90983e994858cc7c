import { savedReplies } from '#content/workspace/saved-replies.ts';
import type { FaqEntry } from '#content/sample/workspace.ts';
import { hasTerms, searchTerms } from '#src/lib/text/folded-text.ts';

/** A text to insert into a response. */
export interface ReplyOption {
  id: string;
  title: string;
  text: string;
  isFaq: boolean;
}

/** Returns the saved replies, then the FAQ answers, that contain every word of the query. */
export function replyOptions(entries: readonly FaqEntry[], query: string): ReplyOption[] {
  const terms = searchTerms(query);
  const options: ReplyOption[] = [
    ...savedReplies.map((reply, index) => ({ id: `saved-${index}`, ...reply, isFaq: false })),
    ...entries
      .filter(({ answer }) => answer.trim() !== '')
      .map(({ id, question, answer }) => ({
        id: `faq-${id}`,
        title: question,
        text: answer,
        isFaq: true,
      })),
  ];
  return options.filter(({ title, text }) => hasTerms(`${title}\n${text}`, terms));
}
