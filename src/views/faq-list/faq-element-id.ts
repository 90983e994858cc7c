import type { FaqFocus } from '../../../machines/faq-list/faq-changes';

/** Returns the id in the document of what the keyboard can be sent to. */
export const faqElementId = ({ id, part }: FaqFocus): string =>
  id === null ? `faq-${part}` : `faq-${id}-${part}`;

export const listId = 'faq-entries';
