import { numberText } from '../number-text';

/** The sample's saved replies. */
export const savedReplies = [
  {
    title: 'Ask for the account',
    text: 'Could you send me the account number or the service address? I’ll look into it right away.',
  },
  {
    title: 'Credit on the next bill',
    text: 'I’ve added the credit to your account. You’ll see it on your next bill.',
  },
  {
    title: 'Technician booked',
    text: 'I’ve booked a technician for you. You’ll get a message when they leave the stop before yours.',
  },
  {
    title: 'Technician visit missed',
    text: 'I’m sorry that our technician missed you. I’ve taken the charge off and booked the next free visit.',
  },
  {
    title: 'Passed to the network team',
    text: 'I’ve passed this to our network team. I’ll write to you here as soon as I know more.',
  },
] as const;

/** The copy of the saved replies. */
export const savedRepliesWords = {
  title: 'Saved replies',
  search: 'Search replies',
  faq: 'FAQ',
  reply: 'Reply',
  none: (query: string) => `No saved reply or FAQ answer matches “${query}”.`,
  count: (shown: number, all: number) =>
    shown < all
      ? `The first ${shown} of ${numberText(all)} replies`
      : `${all} ${all === 1 ? 'reply' : 'replies'}`,
} as const;
