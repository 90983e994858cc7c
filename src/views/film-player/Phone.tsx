import { filmScene } from '../../../content/film-scene';
import type { FilmFrame } from '../../lib/film-frame';
import { Box, Words } from './scene.styles';

const { sender, messages } = filmScene.phone;
const lineHeight = 29;
const screen = { x: 712, y: 80, width: 284, height: 520 } as const;

/** A subscriber's phone: it slides in, then the messages settle one after the other. */
export function Phone({ picture }: FilmFrame) {
  if (picture.phone === 0) return null;
  const arrived = [picture.firstMessage, picture.secondMessage, picture.thirdMessage];
  let y = screen.y + 106;
  return (
    <g opacity={picture.phone} transform={`translate(0 ${(1 - picture.phone) * 90})`}>
      <Box kind="phone" {...screen} rx="40" />
      <Box kind="island" x={screen.x + 102} y={screen.y + 18} width="80" height="12" rx="6" />
      <Words kind="muted" x={screen.x + screen.width / 2} y={screen.y + 72} textAnchor="middle">
        {sender}
      </Words>
      {messages.map(({ from, lines }, i) => {
        const isOurs = from === 'operator';
        const width = isOurs ? 242 : 194;
        const x = isOurs ? screen.x + 14 : screen.x + screen.width - 14 - width;
        const top = y;
        const height = lines.length * lineHeight + 25;
        y += height + 18;
        const share = arrived[i] ?? 0;
        return (
          <g key={lines[0]} opacity={share} transform={`translate(0 ${(1 - share) * 16})`}>
            <Box kind={from} x={x} y={top} width={width} height={height} rx="18" />
            {lines.map((line, row) => (
              <Words
                key={line}
                kind={isOurs ? 'message' : 'onInfo'}
                x={x + 16}
                y={top + 33 + row * lineHeight}
              >
                {line}
              </Words>
            ))}
          </g>
        );
      })}
    </g>
  );
}
