import type { Device, Place } from '#content/sample/places.ts';
import type { Topic } from '#content/sample/topics.ts';

/** A visitor's conversation with the chatbot (specification §3.1). */
export interface Conversation {
  /** The operator's day and the number within that day: `20261120-017`. */
  id: string;
  /** Start in epoch ms. */
  at: number;
  /** The visitor's number; visitors may return. */
  visitor: number;
  place: Place;
  device: Device;
  topic: Topic;
  status: 'Resolved' | 'Escalated';
  /** The visitor's first message. */
  preview: string;
  /** The visitor's rating, 1 to 5 stars, or null. */
  rating: number | null;
  /** Time to the chatbot's first answer. */
  responseSeconds: number;
  /** False while an escalated conversation waits for a person. */
  answered: boolean;
}

export interface Message {
  from: 'visitor' | 'chatbot' | 'person';
  text: string;
  /** Epoch ms. */
  at: number;
}

/** Returns a conversation's summary. */
export function summaryOf({ topic, status }: Conversation): string {
  return status === 'Escalated' ? topic.escalatedSummary : topic.summary;
}

/** Returns "City, ST", the visitor's name in lists (specification §3.1). */
export function visitorOf({ place }: Pick<Conversation, 'place'>): string {
  return `${place.city}, ${place.code}`;
}

/** Returns a conversation's messages in order, including the sample's own answer. */
export function messagesOf(conversation: Conversation): Message[] {
  const { topic, at, status, answered } = conversation;
  const answeredIn = at + conversation.responseSeconds * 1000;
  const opening: Message[] = [
    { from: 'visitor', text: conversation.preview, at },
    { from: 'chatbot', text: topic.reply, at: answeredIn },
  ];
  if (status === 'Resolved') {
    return [
      ...opening,
      { from: 'visitor', text: topic.thanks, at: at + 160_000 },
      { from: 'chatbot', text: topic.closing, at: at + 163_000 },
    ];
  }
  const escalated: Message[] = [
    ...opening,
    { from: 'visitor', text: topic.insists, at: at + 95_000 },
    { from: 'chatbot', text: topic.handover, at: at + 98_000 },
  ];
  if (!answered) return escalated;
  return [...escalated, { from: 'person', text: topic.answer, at: at + 41 * 60_000 }];
}
