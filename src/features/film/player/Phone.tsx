import { phone } from '#content/film/film-messages.ts';
import type { FilmFrame } from '../film-frame';
import { Box, PhoneGroup, Text } from './scene.styles';

const { sender, messages } = phone;
const lineHeight = 31;
const screen = { x: 712, y: 80, width: 284, height: 520 } as const;

const heightOf = (lines: readonly string[]) => lines.length * lineHeight + 25;

/** Each message with its position on the screen, stacked vertically. */
const bubbles = messages.map(({ from, lines }, i) => {
  const above = messages
    .slice(0, i)
    .reduce((sum, message) => sum + heightOf(message.lines) + 18, 0);
  const width = from === 'operator' ? 230 : 212;
  const x = from === 'operator' ? screen.x + 14 : screen.x + screen.width - 14 - width;
  return { from, lines, x, y: screen.y + 94 + above, width, height: heightOf(lines) };
});

/** Draws a subscriber's phone: it slides in, then the messages appear one by one. */
export function Phone({ picture }: FilmFrame) {
  if (picture.phone === 0) return null;
  const opacities = [picture.firstMessage, picture.secondMessage, picture.thirdMessage];
  return (
    <PhoneGroup>
      <g opacity={picture.phone} transform={`translate(0 ${(1 - picture.phone) * 90})`}>
        <Box kind="phone" {...screen} rx="40" />
        <Box kind="island" x={screen.x + 102} y={screen.y + 18} width="80" height="12" rx="6" />
        <Text kind="sender" x={screen.x + screen.width / 2} y={screen.y + 70} textAnchor="middle">
          {sender}
        </Text>
        {bubbles.map(({ from, lines, ...box }, i) => (
          <g
            key={lines[0]}
            opacity={opacities[i] ?? 0}
            transform={`translate(0 ${(1 - (opacities[i] ?? 0)) * 16})`}
          >
            <Box kind={from} {...box} rx="18" />
            {lines.map((line, row) => (
              <Text
                key={line}
                kind={from === 'operator' ? 'message' : 'onInfo'}
                x={box.x + 16}
                y={box.y + 33 + row * lineHeight}
              >
                {line}
              </Text>
            ))}
          </g>
        ))}
      </g>
    </PhoneGroup>
  );
}
