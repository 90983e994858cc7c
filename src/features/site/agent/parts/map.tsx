import { NetworkConsole } from '#src/features/site/console-scene/NetworkConsole.tsx';
import { MapFrame } from '../agent.styles';

export function Part() {
  return (
    <MapFrame>
      <NetworkConsole />
    </MapFrame>
  );
}
