import { styled } from '#src/design/stitches.config.ts';

const Details = styled('details', {
  borderTop: '1px solid $line',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    py: '$5',
    fontWeight: 600,
    cursor: 'pointer',
  },
  // A chevron without markup.
  '& summary::after': {
    content: '""',
    flex: 'none',
    size: 8,
    marginInline: '$5 $2',
    borderRight: '2px solid $inkSubtle',
    borderBottom: '2px solid $inkSubtle',
    transform: 'rotate(45deg)',
  },
  '&[open] summary::after': { transform: 'rotate(225deg)' },
  '& p': { maxWidth: '68ch', paddingBottom: '$6', color: '$inkMuted' },
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
