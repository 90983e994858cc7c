import { Row } from './agent-console.styles';
import { SceneConsole, type ConsoleProps } from './SceneConsole';
import { Bar, Readings, Turns, Value, Waveform } from './voice-console.styles';

const step = 10;
const height = 44;

/** Renders a voice call with a technician: waveform, transcript and readings. */
export function VoiceConsole({ agent, console }: ConsoleProps<'voice'>) {
  const { waveform, turns, readings } = console;
  const bars = [...waveform, ...waveform];
  return (
    <SceneConsole agent={agent} console={console}>
      {(settlingOf, settlingAt) => (
        <>
          <Waveform viewBox={`0 0 ${bars.length * step} ${height}`} aria-hidden="true">
            {bars.map((level, index) => (
              <Bar
                // oxlint-disable-next-line react/no-array-index-key -- bars have no other id
                key={index}
                heard={settlingOf(index, bars.length) !== 'ahead'}
                x={index * step + 3}
                y={(height - level * height) / 2}
                width={4}
                height={level * height}
                rx={2}
              />
            ))}
          </Waveform>
          <Turns as="ol">
            {turns.map(({ time, from, text }) => (
              <Row key={time} state={settlingAt(time)}>
                <time>{time}</time>
                <strong>{from === 'agent' ? agent : 'Technician'}</strong>
                <span>{text}</span>
              </Row>
            ))}
          </Turns>
          <Readings>
            {readings.map(({ label, value, time }) => (
              <div key={label}>
                <dt>{label}</dt>
                <Value state={settlingAt(time)}>{value}</Value>
              </div>
            ))}
          </Readings>
        </>
      )}
    </SceneConsole>
  );
}
