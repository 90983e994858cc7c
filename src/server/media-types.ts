/** The media type of each kind of file that the built site may hold. */
export const mediaTypes: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  vtt: 'text/vtt',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Whether files of this media type are text: sent with a charset, and worth compressing. */
export function isText(mediaType: string): boolean {
  return mediaType.startsWith('text/') || /[/+](?:json|xml)$/.test(mediaType);
}
