import { styled } from '#src/design/stitches.config.ts';
import { ChevronDetails } from './chevron-details';

const Details = styled(ChevronDetails, {
  borderTop: '1px solid $line',
  '& summary': { py: '$5', fontWeight: 600 },
  '& p': { maxWidth: '45em', paddingBottom: '$6', color: '$inkMuted' },
  '@media print': { '&::details-content': { contentVisibility: 'visible' } },
});

type QuestionListProps = { questions: readonly { question: string; answer: string }[] };

/** Renders questions that open their answers without JavaScript, and in print. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <Details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Details>
      ))}
    </div>
  );
}
