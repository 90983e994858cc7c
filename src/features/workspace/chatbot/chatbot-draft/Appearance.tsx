import { memo, type SyntheticEvent } from 'react';
import { lookChoices, looksWords as words } from '#content/workspace/chat-looks.ts';
import type { ChatbotConfig } from '#content/sample/workspace.ts';
import { lengthOf, type ChatbotProblems } from '#machines/chatbot-draft/chatbot-draft.machine.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { Hint } from '#src/ui/form/field.styles.ts';
import { SegmentedRadios } from '#src/ui/form/segmented.tsx';
import { useIsInteractive } from '#src/ui/form/interactive.ts';
import { Card, CardHead } from '#src/ui/layout/card.ts';
import { ColorField } from './ColorField';
import { Distances, Fields, Name } from './chatbot-draft.styles';

const headingId = 'chatbot-appearance-heading';

type AppearanceProps = {
  chatbot: ChatbotConfig;
  problems: ChatbotProblems;
  change: (change: Partial<ChatbotConfig>) => void;
  /** The form that saves the chatbot. */
  formId: string;
};

type Look = keyof typeof words.labels;
const looks = Object.keys(words.labels) as Look[];
const isSame = (before: AppearanceProps, { chatbot, problems }: AppearanceProps) =>
  looks.every(
    (name) => chatbot[name] === before.chatbot[name] && !problems[name] === !before.problems[name],
  );

/**
 * Renders the looks of the chat. The preview and the snippet follow them. `change` stays the one of
 * the first render.
 */
export const Appearance = memo(function Appearance(props: AppearanceProps) {
  const { chatbot, problems, change, formId } = props;
  const isInteractive = useIsInteractive();
  const field = (name: keyof typeof words.malformed) => ({
    id: `chatbot-${name}`,
    form: formId,
    label: words.labels[name],
    value: chatbot[name],
    error: problems[name] && words.malformed[name],
    onChange: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
      change({ [name]: currentTarget.value }),
    autoComplete: 'off',
    size: 'dense' as const,
  });
  const distance = { inputMode: 'numeric', hint: words.offsetHint } as const;
  const radios = (name: 'corner' | 'scheme') => (
    <div>
      <Name aria-hidden="true">{words.labels[name]}</Name>
      <SegmentedRadios
        label={words.labels[name]}
        disabled={!isInteractive}
        options={lookChoices[name].map((value) => ({
          value,
          label: (words.options[name] as Record<string, string>)[value] ?? value,
        }))}
        value={chatbot[name]}
        onChoose={(value) => change({ [name]: value })}
      />
      {name === 'corner' ? <Hint>{words.cornerHint}</Hint> : null}
    </div>
  );
  return (
    <Card id="appearance" aria-labelledby={headingId}>
      <CardHead>
        <h2 id={headingId}>{words.title}</h2>
      </CardHead>
      <Fields as="div">
        <ColorField
          {...field('color')}
          scheme={chatbot.scheme}
          onTake={(color) => change({ color })}
        />
        {radios('scheme')}
        {radios('corner')}
        <Distances>
          <TextField {...field('side')} {...distance} />
          <TextField {...field('bottom')} {...distance} />
        </Distances>
        <TextField
          {...field('launcher')}
          dir="auto"
          optional
          hint={words.launcherHint(lengthOf(chatbot.launcher))}
        />
        <div>
          <Checkbox
            label={words.labels.greet}
            checked={chatbot.greet === 'on'}
            aria-describedby="chatbot-greet-hint"
            onChange={({ currentTarget }) => change({ greet: currentTarget.checked ? 'on' : '' })}
          />
          <Hint id="chatbot-greet-hint">{words.greetHint}</Hint>
        </div>
      </Fields>
    </Card>
  );
}, isSame);
