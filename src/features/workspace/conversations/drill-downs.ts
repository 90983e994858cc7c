import type { ConversationFilter } from '#content/workspace/conversation-filter.ts';

/** Returns the filters by question and place, each with its name and the change that ends it. */
export const drillDowns = ({
  question,
  place,
}: ConversationFilter): { name: string; without: Partial<ConversationFilter> }[] => [
  ...(question ? [{ name: `Question: ${question}`, without: { question: '' } }] : []),
  ...(place ? [{ name: `Location: ${place}`, without: { place: '' } }] : []),
];
