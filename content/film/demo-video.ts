export const demoVideo = {
  title: 'Outage response: a fiber cut, from alarm to crew',
  description:
    'One fiber cut on the Ridge County ring in 28 seconds: AI agents find the outage, reroute the ring, text subscribers and send a crew.',
  /** The duration. */
  seconds: 28,
  /** The release date (ISO 8601). */
  published: '2026-11-21',
  /** The built-in film, used without a configured video service. */
  filmPath: '/film/outage-response.html',
} as const;
