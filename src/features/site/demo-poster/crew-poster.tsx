import { crew, crewPoster } from '#content/film/film-crew.ts';
import { ridgeCountyCut } from '#content/constants.ts';
import { spanBetween } from '#src/lib/geometry/span-path.ts';
import { DemoPoster } from './demo-poster';
import { Cut, Line, Ring } from '../console-scene/network-map.styles';
import { Card, Crew, Map, Road } from './crew-poster.styles';

const from = { x: 250, y: 86 };
const to = { x: 530, y: 58 };
const cut = { x: 390, y: 111 };
const depot = { x: 520, y: 263 };
const streets = 'M-400 200L900 162M-400 290L900 252M-400 380L900 342M-400 110L900 72';

/** Renders the poster of the demo page: the crew on the road from the depot to the cut. */
export function CrewPoster() {
  return (
    <DemoPoster {...crewPoster}>
      <Map viewBox="0 0 640 300" preserveAspectRatio="xMaxYMid">
        <Road
          kind="street"
          d={`${streets}M-190-99V800M-30-99V800M130-99V800M290-99V800M430-99V800M600-99V800`}
        />
        <Road kind="road" d={`M${depot.x} ${depot.y}L430 266V176L${cut.x} 177V${cut.y + 26}`} />
        <Line kind="healthy" d={spanBetween(-200, 70, from.x, from.y)} />
        <Line kind="healthy" d={spanBetween(to.x, to.y, 760, 80)} />
        <Line kind="broken" d={spanBetween(from.x, from.y, to.x, to.y)} />
        <Cut>
          <circle cx={cut.x} cy={cut.y} r="13" />
          <circle cx={cut.x} cy={cut.y} r="5" />
        </Cut>
        <Ring cx={from.x} cy={from.y} r="7" />
        <Ring cx={to.x} cy={to.y} r="7" />
        <Crew cx="430" cy="225" r="11" />
        <Ring as="rect" x={depot.x - 8} y={depot.y - 8} width="16" height="16" rx="3" />
        <text x={from.x} y={from.y - 18} textAnchor="middle">
          P-118
        </text>
        <text x={to.x} y={to.y - 18} textAnchor="middle">
          P-131
        </text>
        <text x={depot.x + 20} y={depot.y} textAnchor="start" dominantBaseline="central">
          {crew.depot}
        </text>
      </Map>
      <Card>
        <p>
          <strong>{crew.title}</strong> <i>{crew.line}</i>
        </p>
        <b>
          {crew.eta} {ridgeCountyCut.etaMinutes} {crew.unit}
        </b>
        <span>{crew.kit}</span>
      </Card>
    </DemoPoster>
  );
}
