import type { ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { spanPath } from '#src/lib/geometry/span-path.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Container } from './layout';

const Band = styled('section', {
  // Covers the bar at the bottom of phones.
  position: 'relative',
  zIndex: '$sticky',
  marginTop: '$12',
  py: '$11',
  background: '$conBg',
  color: '$conInk',
  borderTop: '1px solid $conLine',
  borderBottom: '1px solid $conLine',
  '@lg': { py: '$12' },
  '& :focus-visible': { outlineColor: '$conSun' },
});

const Pitch = styled('div', {
  '& h2': { text: 'h2', maxWidth: '14.9em' },
  '& p': {
    maxWidth: '27em',
    marginTop: '$5',
    text: 'lead',
    textWrap: 'balance',
    color: '$conMuted',
  },
  '& a': {
    // The one button on paper: PDF readers can follow it.
    display: 'inline-flex',
    marginTop: '$7',
    background: '$conSun',
    color: '$onSun',
    '&:hover': { background: '$sunHover' },
  },
  '& small': { display: 'block', marginTop: '$4', text: 'small', color: '$conMuted' },
});

const Split = styled('div', {
  display: 'grid',
  alignItems: 'center',
  gap: '$8',
  '@lg': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const LitSpan = styled('svg', {
  display: 'none',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: '$conLineStrong',
  strokeWidth: 2,
  strokeLinecap: 'round',
  '& .line': { stroke: '$conInk', strokeWidth: 2.4 },
  '& .node': { fill: '$conSun', stroke: 'none' },
  '@forced': { stroke: 'CanvasText', '& .line': { stroke: 'CanvasText' } },
  '@lg': { display: 'block' },
});

type ClosingProps = {
  title: string;
  lead: ReactNode;
  button: string;
  note?: string;
  /** Shown beside the button in place of the span. */
  children?: ReactNode;
};

/** Closes a page: a console-dark band in both themes with one button, to the demo form. */
export function ClosingBand({ title, lead, button, note, children }: ClosingProps) {
  return (
    <Band>
      <Container>
        <Split>
          <Pitch>
            <h2>{title}</h2>
            <p>{lead}</p>
            <ButtonLink to="/book-demo" size="large">
              {button}
            </ButtonLink>
            {note ? <small>{note}</small> : null}
          </Pitch>
          {children ?? (
            <LitSpan viewBox="0 0 480 200" aria-hidden="true">
              <path d="M16 24V196M464 24V196M0 44H32M448 44H480" />
              <path className="line" d={spanPath(16, 44, 464)} />
              <circle className="node" cx="240" cy={44 + 0.14 * 448} r="12" />
            </LitSpan>
          )}
        </Split>
      </Container>
    </Band>
  );
}
