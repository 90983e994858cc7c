import type { Ref } from 'react';
import { styled } from '#src/design/stitches.config.ts';

const Box = styled('div', {
  padding: '$6',
  border: '1px solid $bad',
  borderRadius: '$card',
  background: '$badTint',
  color: '$ink',
  text: 'ui',
  '& p': { fontWeight: 600 },
  '& ul': { margin: '$3 0 0', paddingLeft: '$6' },
  '& a': { color: '$bad', fontWeight: 500 },
});

type Entry = { fieldId: string; message: string };

type SummaryProps = { title: string; entries: Entry[]; ref: Ref<HTMLDivElement> };

/** Lists all errors above a form, each linking to its field. */
export function ErrorSummary({ title, entries, ref }: SummaryProps) {
  return (
    <Box role="alert" tabIndex={-1} ref={ref}>
      <p>{title}</p>
      <ul>
        {entries.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
