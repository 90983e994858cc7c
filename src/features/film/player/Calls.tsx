import { calls } from '#content/film/film-messages.ts';
import type { FilmFrame } from '../film-frame';
import { Box, CallsGroup, Dot, Line, Text } from './scene.styles';

const { title, count, since, usual, notified } = calls;
const chart = { left: 320, right: 668, base: 492, flat: 478 } as const;

/** Draws incoming calls: the line stays flat, well below the usual volume. */
export function Calls({ picture, readings }: FilmFrame) {
  if (picture.phone === 0) return null;
  const now = chart.left + (chart.right - chart.left) * picture.callsLine;
  const sent = Math.round(readings.notifiedHomes);
  return (
    <CallsGroup opacity={picture.phone}>
      <Box kind="card" x="296" y="128" width="388" height="424" rx="16" />
      <Text kind="text" x="320" y="172">
        {title}
      </Text>
      <Text kind="figure" x="318" y="248">
        {count}
      </Text>
      <Text kind="muted" x="372" y="248">
        {since}
      </Text>
      <Text kind="muted" x="668" y="312" textAnchor="end">
        {usual}
      </Text>
      <Line kind="axis" d={`M${chart.left} ${chart.base}H${chart.right}`} />
      <Line kind="usual" d="M320 478C430 474 452 340 520 336C580 332 610 366 668 380" />
      <Line kind="calls" d={`M${chart.left} ${chart.flat}H${now}`} />
      <Dot kind="pulse" cx={now} cy={chart.flat} r="6" />
      <Text kind="live" x="320" y="530">
        {sent} {notified}
      </Text>
    </CallsGroup>
  );
}
