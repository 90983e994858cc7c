import type { Device, Place } from '#content/sample/places.ts';
import type { Topic } from '#content/sample/topics.ts';

/** One conversation of a visitor with the chatbot (specification §3). */
export interface Conversation {
  /** Its UTC day and its number in it: `20261120-017`. */
  id: string;
  /** When it began, in epoch ms. */
  at: number;
  /** The visitor's number: the same one may come back. */
  visitor: number;
  place: Place;
  device: Device;
  topic: Topic;
  status: 'Resolved' | 'Escalated';
  /** How the visitor opened. */
  preview: string;
  /** Stars that the visitor gave, 1 to 5, or null. */
  rating: number | null;
  /** How long the chatbot took for its first answer. */
  responseSeconds: number;
  /** False only while an escalated conversation waits for a person. */
  answered: boolean;
}

export interface Message {
  from: 'visitor' | 'chatbot' | 'person';
  text: string;
  /** Epoch ms. */
  at: number;
}

/** Returns what a conversation came to, in one sentence. */
export function summaryOf({ topic, status }: Conversation): string {
  return status === 'Escalated' ? topic.escalatedSummary : topic.summary;
}

/** Returns "City, CC", as lists name a visitor (specification §3). */
export function visitorOf({ place }: Pick<Conversation, 'place'>): string {
  return `${place.city}, ${place.code}`;
}

/** Returns the messages of a conversation in order, with the sample's own answer where it has one. */
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
