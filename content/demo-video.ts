export const demoVideo = {
  title: 'Outage response: a fiber cut, from alarm to crew',
  /** The site's own film, framed where no video service is configured. */
  filmPath: '/film/outage-response.html',
} as const;
