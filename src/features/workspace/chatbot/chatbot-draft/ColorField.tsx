import { contrastOf, inkOn, readLooks } from '#machines/shared/chat-looks.ts';
import { looksWords as words } from '#content/workspace/chat-looks.ts';
import { Button } from '#src/ui/form/button.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { useIsInteractive } from '#src/ui/form/interactive.ts';
import type { ComponentProps } from 'react';
import { Swatch, Weak } from './chatbot-draft.styles';
import { weakColor } from './weak-color';

/** The color that the picker shows without a choice. */
const standard = '#00515e';
const ratioText = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

type ColorFieldProps = ComponentProps<typeof TextField> & {
  value: string;
  scheme: string;
  onTake: (color: string) => void;
};

/** Renders a color as text and as a picker, with its contrasts and a better color if it is weak. */
export function ColorField({ scheme, onTake, ...field }: ColorFieldProps) {
  const isInteractive = useIsInteractive();
  const { color } = readLooks({ color: field.value }).looks;
  const ink = color && inkOn(color);
  const weak = color && weakColor(color, scheme);
  const hint =
    color && ink
      ? words.textContrast(words.ink[ink], ratioText(contrastOf(color, ink)))
      : words.standardColor;
  return (
    <div>
      <TextField
        {...field}
        dir="ltr"
        spellCheck={false}
        optional
        hint={hint}
        button={
          <Swatch>
            <input
              type="color"
              aria-label={words.pickColor}
              disabled={!isInteractive}
              value={color || standard}
              onChange={({ currentTarget }) => onTake(currentTarget.value)}
            />
          </Swatch>
        }
      />
      <div role="status">
        {weak ? (
          <Weak>
            <span>{words.weak(ratioText(weak.ratio), words.backdrops[weak.backdrop])}</span>
            <Button kind="secondary" size="dense" onClick={() => onTake(weak.suggestion)}>
              {words.take(weak.suggestion)}
            </Button>
          </Weak>
        ) : null}
      </div>
    </div>
  );
}
