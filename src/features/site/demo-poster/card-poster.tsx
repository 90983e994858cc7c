import { cardPoster, lineCard } from '#content/film/film-card.ts';
import { DemoPoster } from './demo-poster';
import { Card, Head, Level, Levels, Ports } from './card-poster.styles';

const { title, light, unit, none, portsDbm, darkDbm, lastPort } = lineCard;
/** The height of a slot of the card, in dB. */
const height = 26;
const isDark = (index: number) => index === lastPort - 1;

/** Renders the poster of NetworkOS: the line card once the ring is rerouted. */
export function CardPoster() {
  return (
    <DemoPoster {...cardPoster}>
      <Card>
        <Head>
          <strong>{title}</strong>
          <span>
            {light}, {unit}
          </span>
          <em>
            Port {lastPort}: {none}
          </em>
        </Head>
        <Levels viewBox={`-2 0 ${portsDbm.length * 12} ${height}`} preserveAspectRatio="none">
          {portsDbm.map((dbm, index) => (
            <g key={dbm}>
              <rect x={index * 12} width="8" height={height} />
              <Level
                dark={isDark(index)}
                x={index * 12}
                y={isDark(index) ? height - 1 : darkDbm + height - dbm}
                width="8"
                height={isDark(index) ? 1 : dbm - darkDbm}
              />
            </g>
          ))}
        </Levels>
        <Ports>
          {portsDbm.map((dbm, index) => (
            <span key={dbm}>
              <b>{index + 1}</b>
              <i>{isDark(index) ? none : `−${Math.abs(dbm).toFixed(1)}`}</i>
            </span>
          ))}
        </Ports>
      </Card>
    </DemoPoster>
  );
}
