import { memo } from 'react';
import { film } from '#content/film/film.ts';
import { filmScene } from '#content/film/film-scene.ts';
import type { FilmFrame } from '../film-frame';
import { cutAt } from './ring';
import { Box, Dot, Homes, Line, Text } from './scene.styles';
import { affected, dots, unaffected } from './town';

/** Number of homes at the edge of the outage that are animated going dark. */
const front = 44;

export const OtherHomes = memo(function OtherHomes() {
  return <Homes kind="lit" d={dots(unaffected)} />;
});

/** Draws the homes on the broken span; the nearest to the cut go dark first. */
export function AffectedHomes({ readings, picture }: FilmFrame) {
  const dark = Math.round(readings.darkHomes);
  const isSpreading = dark > 0 && dark < film.homes && picture.reroute === 0;
  const settled = isSpreading ? Math.max(dark - front, 0) : dark;
  return (
    <>
      <Homes kind={picture.reroute > 0 ? 'relit' : 'lit'} d={dots(affected.slice(dark))} />
      <Homes
        kind={dark === film.stillDown ? 'down' : 'dark'}
        d={dots(affected.slice(0, settled))}
      />
      <Homes kind="falling" d={dots(affected.slice(settled, dark))} />
    </>
  );
}

/** Draws the cut as a red point, with a target that narrows until it is located. */
export function Cut({ picture }: FilmFrame) {
  const { x, y } = cutAt;
  const { cut, located, closed } = picture;
  if (cut === 0 || closed === 1) return null;
  return (
    <g opacity={cut * (1 - closed)}>
      <Dot kind="halo" cx={x} cy={y} r="26" />
      <Dot kind="cut" cx={x} cy={y} r="9" />
      {located > 0 ? (
        <Dot kind="target" cx={x} cy={y} r={26 + 90 * (1 - located)} opacity={located} />
      ) : null}
    </g>
  );
}

/** Draws NetworkOS's finding, connected to the cut. */
export function Callout({ picture, readings }: FilmFrame) {
  if (picture.callout === 0) return null;
  const { lost, found, dark } = filmScene.callout;
  return (
    <g opacity={picture.callout}>
      <Line kind="lead" d={`M${cutAt.x} ${cutAt.y + 28}V402`} />
      <Box kind="card" x="440" y="402" width="540" height="108" rx="12" />
      <Text kind="title" x="464" y="446">
        {picture.located === 1 ? found : lost}
      </Text>
      <Text kind="bad" x="464" y="486">
        {`${Math.round(readings.darkHomes)} ${dark}`}
      </Text>
    </g>
  );
}
