import { NetworkConsole } from '../../views/console-scene/NetworkConsole';
import { MapFrame } from '../agent.styles';

export function Part() {
  return (
    <MapFrame>
      <NetworkConsole />
    </MapFrame>
  );
}
