import { styled } from '#src/design/stitches.config.ts';

const Details = styled('details', {
  borderTop: '1px solid $line',
  '&:last-child': { borderBottom: '1px solid $line' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$5',
    minHeight: 56,
    py: '$4',
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  // A chevron without markup.
  '& summary::after': {
    content: '""',
    flex: 'none',
    size: 8,
    margin: '-4px 4px 0',
    borderRight: '2px solid $inkSubtle',
    borderBottom: '2px solid $inkSubtle',
    transform: 'rotate(45deg)',
  },
  '&[open] summary::after': { marginTop: 4, transform: 'rotate(225deg)' },
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
