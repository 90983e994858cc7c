import type { SyntheticEvent } from 'react';
import { chatbotLimits, chatbotSetup } from '../../../content/chatbot-setup';
import type { ChatbotConfig } from '../../../content/sample/workspace';
import { lengthOf, type ChatbotProblems } from '../../../machines/chatbot-problems';
import { Card, CardHead } from '../../ui/card';
import { TextAreaField, TextField } from '../../ui/field';
import { VisuallyHidden } from '../../ui/layout';
import { Fields } from './chatbot-draft.styles';
import { fieldIds } from './use-chatbot-draft';

const { labels, missing } = chatbotSetup;
export const basicsFormId = 'chatbot-basics';
export const basicsHeadingId = 'chatbot-basics-heading';

type FieldName = keyof typeof fieldIds;
type BasicsProps = {
  draft: ChatbotConfig;
  problems: ChatbotProblems;
  isRejected: boolean;
  change: (change: Partial<ChatbotConfig>) => void;
  onSubmit: (event: SyntheticEvent) => void;
};

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

/** The chatbot's name and greeting. Nothing typed is cut: what is too long is told. */
export function Basics({ draft, problems, isRejected, change, onSubmit }: BasicsProps) {
  const errorOf = (field: FieldName) => {
    const problem = problems[field];
    if (problem?.kind === 'tooLong') return `Too long: take out ${characters(problem.over)}.`;
    return problem && isRejected ? missing[field] : undefined;
  };
  const field = (name: FieldName) => ({
    id: fieldIds[name],
    label: labels[name],
    value: draft[name],
    error: errorOf(name),
    hint: `${lengthOf(draft[name])} of ${characters(chatbotLimits[name])}`,
    onChange: ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: currentTarget.value }),
    required: true,
    dir: 'auto',
    autoComplete: 'off',
    size: 'dense' as const,
  });
  const tooLong = (['name', 'greeting'] as const).filter(
    (name) => problems[name]?.kind === 'tooLong',
  );
  return (
    <Card aria-labelledby={basicsHeadingId}>
      <CardHead>
        <h2 id={basicsHeadingId} tabIndex={-1}>
          {chatbotSetup.basics}
        </h2>
      </CardHead>
      <Fields id={basicsFormId} method="dialog" noValidate onSubmit={onSubmit}>
        <TextField {...field('name')} />
        <TextAreaField rows={3} {...field('greeting')} />
        <VisuallyHidden role="status">
          {tooLong.map((name) => `${labels[name]} is too long.`).join(' ')}
        </VisuallyHidden>
      </Fields>
    </Card>
  );
}
