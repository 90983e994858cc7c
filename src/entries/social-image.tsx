import { renderToStaticMarkup } from 'react-dom/server';
import { rules } from 'virtual:style-rules';
import { consoleColors, dark } from '#src/design/tokens.ts';
import { plainCss } from './plain-css';
import { wrapLines } from './wrap-lines';
import {
  headingWidth,
  imageFonts,
  SocialImage,
  socialImageSize,
} from '#src/features/site/social-image/social-image.tsx';
import { SocialScene } from '#src/features/site/social-image/social-scene.tsx';

const values = {
  ...Object.fromEntries(
    Object.entries({ ...dark, ...consoleColors }).map(([name, hex]) => [`c${name}`, hex]),
  ),
  ntext: imageFonts.text,
  nmono: imageFonts.mono,
};
const fontSizes = [68, 60, 52, 44];
const maxLines = 4;

type Page = { path: string; name: string; heading: string };

/**
 * Renders the Open Graph image of a page as a self-contained SVG. `widthOf` returns the width of
 * a text in Instrument Sans 600 at 100 px, in px. Throws if a color or font has no value.
 */
export function socialImageSvg(
  { path, name, heading }: Page,
  widthOf: (text: string) => number,
): string {
  const linesAt = (size: number) =>
    wrapLines(heading, headingWidth, (text) => (widthOf(text) * size) / 100);
  const fontSize = fontSizes.find((size) => linesAt(size).length <= maxLines) ?? 44;
  const isInHeading = heading.toLowerCase().includes(name.toLowerCase());
  const picture = renderToStaticMarkup(
    <SocialImage
      name={isInHeading ? null : name}
      lines={linesAt(fontSize)}
      fontSize={fontSize}
      scene={<SocialScene path={path} />}
    />,
  );
  const css = plainCss(rules, values, picture);
  const unresolved = /(?:fill|stroke|font-family):var[^;}]*/.exec(css)?.[0];
  if (unresolved) throw new Error(`the picture of ${path} has no value for ${unresolved}`);
  const { width, height } = socialImageSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style>${css}</style>${picture}</svg>`;
}
