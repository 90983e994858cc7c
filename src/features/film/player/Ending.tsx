import { brand } from '#content/brand.ts';
import type { FilmFrame } from '../film-frame';
import { cutAt } from './ring';
import { Dot, Line, Text } from './scene.styles';

/** Draws the node that lights up in the middle of the closed span. */
export function LitNode({ picture }: FilmFrame) {
  if (picture.lit === 0) return null;
  return (
    <g opacity={picture.lit}>
      <Dot kind="glow" cx={cutAt.x} cy={cutAt.y} r={16 + 22 * picture.lit} />
      <Dot kind="sun" cx={cutAt.x} cy={cutAt.y} r="15" />
    </g>
  );
}

/** Draws the same span as the mark, followed by the brand name. */
export function Wordmark({ picture }: FilmFrame) {
  if (picture.wordmark === 0) return null;
  return (
    <g opacity={picture.wordmark}>
      <g transform="translate(374 302) scale(4.1)">
        <Line kind="mark" d="M3 4v20M31 4v20M3 7C9 16.5 25 16.5 31 7" />
        <Dot kind="markNode" cx="17" cy="14.1" r="3.4" />
      </g>
      <Text kind="brand" x="542" y="390">
        {brand.name}
      </Text>
    </g>
  );
}
