import { styled } from '#src/design/stitches.config.ts';
import { DataTable } from './data-table';

const Scroll = styled('div', {
  maxHeight: 372,
  overflowY: 'auto',
  '& thead th': { position: 'sticky', top: 0, background: '$surface' },
});

type SeriesTableProps = {
  title: string;
  /** Heading of the row names, then a heading for each value. */
  columns: readonly string[];
  rows: readonly { id: number; name: string; values: readonly string[] }[];
};

/** Renders a series as a table; a long one scrolls inside its region. */
export function SeriesTable({ title, columns: [first, ...columns], rows }: SeriesTableProps) {
  return (
    <Scroll role="region" aria-label={`${title}, table`} tabIndex={0}>
      <DataTable>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="number">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, values }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {columns.map((column, index) => (
                <td key={column} className="number" data-label={column}>
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Scroll>
  );
}
