import { faqImportWords as words, faqRowProblem } from '#content/workspace/faq-import.ts';
import type { DuplicateChoice, FaqFileContent } from '#machines/faq-import/faq-content.ts';
import { SegmentedRadios } from '#src/ui/form/segmented.tsx';
import { Part, PartHead, RowList } from './faq-import.styles';

/** Longer lists are only in the download. */
const maxListed = 100;

type LeftOutRow = FaqFileContent['rejections'][number] & { question?: string };

function LeftOutRows({ label, rows }: { label: string; rows: readonly LeftOutRow[] }) {
  return (
    <RowList role="region" aria-label={label} tabIndex={0}>
      <ul>
        {rows.slice(0, maxListed).map(({ row, question, problem }) => (
          <li key={row}>
            <strong>{words.row(row)}:</strong> {question ? <bdi>{question}</bdi> : null}{' '}
            {faqRowProblem(problem)}
          </li>
        ))}
      </ul>
      {rows.length > maxListed ? <p>{words.more(rows.length - maxListed)}</p> : null}
    </RowList>
  );
}

type FaqDuplicatesProps = {
  rows: FaqFileContent['duplicates'];
  choice: DuplicateChoice;
  onChoose: (choice: DuplicateChoice) => void;
};

/** Renders the rows whose question is in the list or in an earlier row, and the choice between them. */
export function FaqDuplicates({ rows, choice, onChoose }: FaqDuplicatesProps) {
  if (rows.length === 0) return null;
  return (
    <Part>
      <PartHead>
        <h3>{words.duplicates}</h3>
        <SegmentedRadios
          label={words.choice}
          options={words.choices}
          value={choice}
          onChoose={onChoose}
        />
      </PartHead>
      <LeftOutRows label={words.duplicates} rows={rows} />
    </Part>
  );
}

/** Renders the rows that can't be added, each with the reason. */
export function FaqRejections({ rows }: { rows: FaqFileContent['rejections'] }) {
  if (rows.length === 0) return null;
  return (
    <Part>
      <h3>{words.leftOut}</h3>
      <LeftOutRows label={words.leftOut} rows={rows} />
    </Part>
  );
}
