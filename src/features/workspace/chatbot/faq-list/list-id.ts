export const listId = 'faq-entries';
