import { memo } from 'react';
import { chatbotLimits, chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { lengthOf } from '#machines/chatbot-draft/chatbot-draft.machine.ts';
import { Card, CardHead } from '#src/ui/layout/card.ts';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Fields } from './chatbot-draft.styles';
import type { useChatbotDraft } from './use-chatbot-draft';

const { labels, missing } = chatbotSetup;
export const basicsFormId = 'chatbot-basics';
const headingId = 'chatbot-basics-heading';

type FieldName = keyof typeof labels;
type BasicsProps = Pick<
  ReturnType<typeof useChatbotDraft>,
  'chatbot' | 'problems' | 'isRejected' | 'formProps' | 'textProps' | 'nameRef' | 'greetingRef'
>;

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

const isSame = (before: BasicsProps, { chatbot, isRejected }: BasicsProps) =>
  chatbot.name === before.chatbot.name &&
  chatbot.greeting === before.chatbot.greeting &&
  isRejected === before.isRejected;

/** Renders the chatbot's name and greeting. Text over the limit is reported, never cut. */
export const Basics = memo(function Basics(props: BasicsProps) {
  const { chatbot, problems, isRejected, formProps, textProps, nameRef, greetingRef } = props;
  const errorOf = (field: FieldName) => {
    const problem = problems[field];
    if (problem?.kind === 'tooLong') return `Too long. Remove ${characters(problem.over)}.`;
    return problem && isRejected ? missing[field] : undefined;
  };
  const field = (name: FieldName) => ({
    ...textProps(name),
    label: labels[name],
    error: errorOf(name),
    hint: `${lengthOf(chatbot[name])} of ${characters(chatbotLimits[name])}`,
    required: true,
    dir: 'auto',
    autoComplete: 'off',
    size: 'dense' as const,
  });
  const tooLong = (['name', 'greeting'] as const).filter(
    (name) => problems[name]?.kind === 'tooLong',
  );
  return (
    <Card id="basics" aria-labelledby={headingId}>
      <CardHead>
        <h2 id={headingId}>{chatbotSetup.basics}</h2>
      </CardHead>
      <Fields id={basicsFormId} method="dialog" noValidate {...formProps}>
        <TextField ref={nameRef} {...field('name')} />
        <TextAreaField ref={greetingRef} rows={3} {...field('greeting')} />
        <VisuallyHidden role="status">
          {tooLong.map((name) => `${labels[name]} is too long.`).join(' ')}
        </VisuallyHidden>
      </Fields>
    </Card>
  );
}, isSame);
