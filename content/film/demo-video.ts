export const demoVideo = {
  title: 'Outage response: a fiber cut, from alarm to crew',
  description:
    'One fiber cut on the Ridge County ring in 28 seconds: the outage is found, the ring rerouted, subscribers told and a crew sent.',
  /** The duration. */
  seconds: 28,
  /** The release date (ISO 8601). */
  published: '2026-11-21',
  posterText:
    'A network map of the Ridge County ring at night. The span between poles P-118 and P-131 is cut and 412 ONTs are dark.',
  /** The built-in film, used without a configured video service. */
  filmPath: '/film/outage-response.html',
} as const;
