import { filmScene } from '#content/film/film-scene.ts';
import type { FilmFrame } from '../film-frame';
import { Box, Words } from './scene.styles';

const { sender, messages } = filmScene.phone;
const lineHeight = 29;
const screen = { x: 712, y: 80, width: 284, height: 520 } as const;

const heightOf = (lines: readonly string[]) => lines.length * lineHeight + 25;

/** Each message with its position on the screen, stacked vertically. */
const bubbles = messages.map(({ from, lines }, i) => {
  const above = messages.slice(0, i).reduce((sum, one) => sum + heightOf(one.lines) + 18, 0);
  const width = from === 'operator' ? 242 : 194;
  const x = from === 'operator' ? screen.x + 14 : screen.x + screen.width - 14 - width;
  return { from, lines, x, y: screen.y + 106 + above, width, height: heightOf(lines) };
});

/** Draws a subscriber's phone: it slides in, then the messages appear one by one. */
export function Phone({ picture }: FilmFrame) {
  if (picture.phone === 0) return null;
  const arrived = [picture.firstMessage, picture.secondMessage, picture.thirdMessage];
  return (
    <g opacity={picture.phone} transform={`translate(0 ${(1 - picture.phone) * 90})`}>
      <Box kind="phone" {...screen} rx="40" />
      <Box kind="island" x={screen.x + 102} y={screen.y + 18} width="80" height="12" rx="6" />
      <Words kind="muted" x={screen.x + screen.width / 2} y={screen.y + 72} textAnchor="middle">
        {sender}
      </Words>
      {bubbles.map(({ from, lines, ...place }, i) => (
        <g
          key={lines[0]}
          opacity={arrived[i] ?? 0}
          transform={`translate(0 ${(1 - (arrived[i] ?? 0)) * 16})`}
        >
          <Box kind={from} {...place} rx="18" />
          {lines.map((line, row) => (
            <Words
              key={line}
              kind={from === 'operator' ? 'message' : 'onInfo'}
              x={place.x + 16}
              y={place.y + 33 + row * lineHeight}
            >
              {line}
            </Words>
          ))}
        </g>
      ))}
    </g>
  );
}
