import { summaryOf, type Conversation } from '#src/features/workspace/sample/conversation.ts';
import type { TimeFormat } from '#src/lib/time/time-format.ts';
import { VisitorHistory } from './VisitorHistory';
import { FactList, Section } from './conversation-thread.styles';

type VisitorFactsProps = { conversation: Conversation; format: TimeFormat };

/** Renders a visitor's location, device and time, and the conversation's summary. */
export function VisitorFacts({ conversation, format }: VisitorFactsProps) {
  const { place, device, at, id } = conversation;
  return (
    <>
      <Section>
        <h3>Visitor</h3>
        <FactList>
          <dt>City</dt>
          <dd>{place.city}</dd>
          <dt>Country</dt>
          <dd>{place.country}</dd>
          <dt>Device</dt>
          <dd>{device}</dd>
          <dt>Opened</dt>
          <dd>{format.dateTime(at)}</dd>
          <dt>ID</dt>
          <dd className="mono">{id}</dd>
        </FactList>
      </Section>
      <Section>
        <h3>Summary</h3>
        <p dir="auto">{summaryOf(conversation)}</p>
      </Section>
      <VisitorHistory {...{ conversation, format }} />
    </>
  );
}
