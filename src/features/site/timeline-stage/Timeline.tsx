import { timelineStages } from '#content/constants.ts';
import { timeline } from '#content/site/home.ts';
import { spanPath } from '#src/lib/geometry/span-path.ts';
import {
  Buttons,
  Card,
  Cards,
  Group,
  Node,
  Pole,
  Poles,
  Span,
  StageButton,
} from './timeline-stage.styles';
import { useTimelineStage } from './use-timeline-stage';

const width = 1248;
const poleAt = timelineStages.map((_, index) => (width * (2 * index + 1)) / 6);

function nodeState(index: number, current: number) {
  if (index === current) return 'current';
  return index < current ? 'reached' : 'ahead';
}

/** Renders three poles and two spans from today to live, with a card for each stage. */
export function Timeline() {
  const { current, isCurrent, select } = useTimelineStage();
  return (
    <Group role="group" aria-label="Implementation timeline">
      <Buttons>
        {timelineStages.map((stage) => (
          <StageButton
            key={stage}
            type="button"
            aria-pressed={isCurrent(stage)}
            onClick={() => select(stage)}
          >
            {timeline.stages[stage].label}
          </StageButton>
        ))}
      </Buttons>
      <Poles viewBox={`0 0 ${width} 92`} aria-hidden="true">
        {poleAt.map((x) => (
          <Pole key={x} d={`M${x} 12V92`} />
        ))}
        {poleAt.slice(1).map((x, index) => (
          <Span key={x} d={spanPath(poleAt[index] ?? 0, 12, x)} drawn={index < current} />
        ))}
        {poleAt.map((x, index) => (
          <Node key={x} cx={x} cy="12" r="9" state={nodeState(index, current)} />
        ))}
      </Poles>
      <Cards role="list">
        {timelineStages.map((stage, index) => {
          const { label, title, text, facts } = timeline.stages[stage];
          return (
            <Card
              key={stage}
              state={nodeState(index, current)}
              aria-current={isCurrent(stage) ? 'step' : undefined}
            >
              <h3>
                <span>{label}</span>
                {title}
              </h3>
              <p>{text}</p>
              <ul>
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </Card>
          );
        })}
      </Cards>
    </Group>
  );
}
