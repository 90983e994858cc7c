import { brand } from '#content/brand.ts';
import { light } from '#src/design/tokens.ts';

/** The web app manifest: name, icons and colors of the installed site. */
export const webManifest = JSON.stringify({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: light.canvas,
  theme_color: light.canvas,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
});
