import { styled } from '#src/design/stitches.config.ts';

const Mark = styled('svg', { height: 22, width: 'auto', maxWidth: '100%', color: '$inkSubtle' });

type WordmarkProps = { name: string; mark: string; width: number };

/** Renders another company's wordmark in the caption color. */
export function Wordmark({ name, mark, width }: WordmarkProps) {
  return (
    <Mark viewBox={`0 0 ${width} 22`} width={width} height={22} role="img" aria-label={name}>
      <use href={`/logos.svg#${mark}`} />
    </Mark>
  );
}
