import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { consoleBg as conBg, consoleColors } from '#src/design/tokens.ts';

/** Size in px for Open Graph. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Families of the static font files: resvg does not support variable fonts. */
export const imageFonts = {
  text: 'Instrument Sans SemiBold',
  mono: 'Sometype Mono Medium',
} as const;

/** Maximum width of the heading's lines in px. */
export const headingWidth = 590;

const left = 72;
const lastBaseline = 540;
const { conInk, conLine, conLineStrong, conMuted, conSun } = consoleColors;

type SocialImageProps = {
  /** Name of the page, unless the heading says it already. */
  name: string | null;
  lines: readonly string[];
  fontSize: number;
  scene: ReactNode;
};

/** Renders the Open Graph image of a page: brand, name, heading and scene. */
export function SocialImage({ name, lines, fontSize, scene }: SocialImageProps) {
  const { width, height } = socialImageSize;
  const lineHeight = Math.round(fontSize * 1.08);
  const firstBaseline = lastBaseline - (lines.length - 1) * lineHeight;
  return (
    <>
      <rect width={width} height={height} fill={conBg} />
      {scene}
      <g fill="none" stroke={conInk} strokeWidth="2.4" strokeLinecap="round">
        <g transform={`translate(${left - 4} 58) scale(1.5)`}>
          <path d="M3 4v20M31 4v20M3 7C9 16.5 25 16.5 31 7" />
          <circle cx="17" cy="14.1" r="3.4" fill={conSun} strokeWidth="2" />
        </g>
      </g>
      <g fontFamily={imageFonts.text} fill={conInk}>
        <text x={left + 62} y="90" fontSize="31" letterSpacing="-.8">
          {brand.name}
        </text>
        {lines.map((line, index) => (
          <text
            key={line}
            x={left}
            y={firstBaseline + index * lineHeight}
            fontSize={fontSize}
            letterSpacing={-fontSize * 0.028}
          >
            {line}
          </text>
        ))}
      </g>
      {name ? (
        <text
          x={left}
          y={firstBaseline - fontSize - 12}
          fontFamily={imageFonts.mono}
          fontSize="23"
          fill={conMuted}
        >
          {name}
        </text>
      ) : null}
      <path d={`M${left} 584H${width - left}`} stroke={conLine} />
      <path d={`M${left} 584h96`} stroke={conLineStrong} strokeWidth="2" />
      <circle cx={left + 96} cy="584" r="5" fill={conSun} />
    </>
  );
}
