import { styled } from '#src/design/stitches.config.ts';
import type { MachineSource } from '#src/atlas/kit/source-locations.ts';
import { Section } from '../sections/section';
import { lineId } from './part-source';

const Code = styled('pre', {
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr)',
  maxHeight: '36rem',
  overflow: 'auto',
  marginTop: '$3',
  marginBottom: '$6',
  paddingBlock: '$4',
  box: '$card',
  fontFamily: '$mono',
  fontSize: '$mono',
  lineHeight: 1.6,
  counterReset: 'line',
  '& > code': { paddingInlineEnd: '$5', scrollMarginBlock: '6rem', counterIncrement: 'line' },
  '& > code::before': {
    content: 'counter(line)',
    display: 'inline-block',
    width: '4ch',
    marginInlineEnd: '$5',
    textAlign: 'end',
    color: '$inkSubtle',
  },
  '& > code:target': { background: '$brandTint', boxShadow: 'inset 3px 0 0 $colors$brand' },
  '@media print': {
    maxHeight: 'none',
    overflow: 'visible',
    whiteSpace: 'pre-wrap',
    gridTemplateColumns: '1fr',
  },
});

/** The source files of a machine, with a fragment for each line. */
export function SourceSection({ source: { files } }: { source: MachineSource }) {
  return (
    <Section
      id="source"
      title="Source"
      lead="The machine’s code. Each part of the chart links to its line."
    >
      {Object.entries(files).map(([file, text]) => (
        <div key={file}>
          <h3>{file}</h3>
          <Code tabIndex={0} role="region" aria-label={file}>
            {text
              .trimEnd()
              .split('\n')
              .map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a line is its number
                <code key={index} id={lineId({ file, line: index + 1 })}>
                  {`${line}\n`}
                </code>
              ))}
          </Code>
        </div>
      ))}
    </Section>
  );
}
