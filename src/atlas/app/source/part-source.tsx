import { sourcesOfPart, type SourceLocation } from '#src/atlas/kit/source-locations.ts';
import { PartPanel } from '../coverage/part-panel';
import type { MachineFacts } from '../machine-facts';

/** Returns the id of a line: the name of its file and its number. */
export const lineId = ({ file, line }: Pick<SourceLocation, 'file' | 'line'>): string =>
  `${file.slice(file.lastIndexOf('/') + 1)}:${line}`;

const label = (key: string, part: string, isState: boolean) => {
  if (key === part) return isState ? 'State' : 'Transition';
  return `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
};

/** Links to the lines of the selected part and of the actions, guards, actors and delay that it uses. */
export function PartSource({ facts: { chart, source }, at }: { facts: MachineFacts; at: string }) {
  const isState = chart.states.some(({ id }) => id === at);
  const rows = sourcesOfPart(chart, at).flatMap((key) => {
    const location = source?.locations[key];
    return location ? { key, location } : [];
  });
  if (rows.length === 0) return null;
  return (
    <PartPanel aria-labelledby="part-source">
      <h2 id="part-source">{`Source of the selected ${isState ? 'state' : 'transition'}`}</h2>
      <ul>
        {rows.map(({ key, location }) => (
          <li key={key}>
            <b>{label(key, at, isState)}:</b>{' '}
            <a href={`#${lineId(location)}`} title={location.file}>
              {lineId(location)}
            </a>
          </li>
        ))}
      </ul>
    </PartPanel>
  );
}
