/** The text in the film's picture. */
export const filmScene = {
  location: 'Ridge County ring',
  timeLapse: 'time lapse',
  callout: {
    lost: 'Loss of light, P-118 to P-131',
    found: 'Fiber cut between P-118 and P-131',
    dark: 'homes dark',
  },
} as const;

/** The copy of the player. */
export const filmPlayer = {
  region: 'Film',
  play: 'Play',
  pause: 'Pause',
  replay: 'Replay',
  next: 'Next',
  fullScreen: 'Full screen',
  exitFullScreen: 'Exit full screen',
  position: 'Position',
  labels: 'Chapters',
  captions: 'Captions',
  transcript: 'Transcript',
  silent: 'This video has no sound.',
} as const;
