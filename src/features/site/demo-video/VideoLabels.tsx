import { Play } from 'lucide';
import { playTimeText } from '#src/lib/time/play-time.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Label, LabelButton, LabelList, LabelsTitle } from './video-labels.styles';

/** A section of the video: its name, start in seconds, and description. */
type VideoLabel = { label: string; seconds: number; text: string };

type LabelsProps = {
  heading: string;
  parts: readonly VideoLabel[];
  onPick: (seconds: number) => void;
};

/** Renders the video's sections; each button seeks to its start. */
export function VideoLabels({ heading, parts, onPick }: LabelsProps) {
  return (
    <section aria-labelledby="video-labels">
      <LabelsTitle id="video-labels">{heading}</LabelsTitle>
      <LabelList role="list">
        {parts.map(({ label, seconds, text }) => (
          <Label key={label}>
            <span>
              <Icon as={Play} size={12} />
              {playTimeText(seconds * 1000)}
            </span>
            <LabelButton type="button" onClick={() => onPick(seconds)}>
              {label}
            </LabelButton>
            <p>{text}</p>
          </Label>
        ))}
      </LabelList>
    </section>
  );
}
