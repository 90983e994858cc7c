import { useId } from 'react';
import { faqImportWords as words } from '#content/workspace/faq-import.ts';
import type { FaqFileContent } from '#machines/faq-import/faq-content.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Clamped, Look, LookFrame, Part, Use } from './faq-import.styles';

type FaqLookProps = {
  content: FaqFileContent;
  /** True while the file is read with other settings. */
  isStale: boolean;
};

/** Renders the first rows of a file, split into cells by its settings. */
export function FaqLook({ content, isStale }: FaqLookProps) {
  const titleId = useId();
  const { names, previewRows, question, answer } = content;
  const columns = names.map((name, column) => ({ name, column }));
  const uses = new Map([
    [question, words.question],
    [answer, words.answer],
  ]);
  return (
    <Part aria-busy={isStale || undefined}>
      <h3 id={titleId}>{words.look}</h3>
      <LookFrame role="region" aria-labelledby={titleId} tabIndex={0}>
        <Look>
          <thead>
            <tr>
              <th scope="col" className="row">
                <VisuallyHidden>{words.rowNumber}</VisuallyHidden>
              </th>
              {columns.map(({ name, column }) => (
                <th key={column} scope="col" data-used={uses.has(column) || undefined}>
                  {uses.has(column) ? <Use>{uses.get(column)}</Use> : null}
                  <Clamped dir="auto">{name || words.column(column)}</Clamped>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {previewRows.map(({ row, cells }) => (
              <tr key={row}>
                <th scope="row" className="row">
                  {row}
                </th>
                {columns.map(({ column }) => (
                  <td key={column} data-used={uses.has(column) || undefined}>
                    <Clamped dir="auto">{cells[column]}</Clamped>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Look>
      </LookFrame>
    </Part>
  );
}
