const isLastMenu = 'There are three menus: an event for neither of the others is for the last.';
const isEndedAnyway = 'A film paused at its end ends at once.';
const isLastChoice =
  'There are no more choices: a value that is neither of the others is the last.';

/** A draft's edits decide between clean and dirty, whichever state is entered first. */
const ofDraft = (id: string) =>
  Object.fromEntries(
    [
      ' changes.discarded 0: retargeted to dirty',
      ' changes.discarded 0: retargeted to rejected',
      ' sample.reset 0: retargeted to dirty',
      ' sample.reset 0: retargeted to rejected',
      '.rejected always 0: retargeted to clean',
      `.saved xstate.after.notice.${id}.saved 0: retargeted to dirty`,
      `.saved xstate.after.notice.${id}.saved 0: retargeted to rejected`,
      '.saved always 0: retargeted to clean',
      ': initial changed to dirty',
      ': initial changed to rejected',
    ].map((mutant) => [`${id}${mutant}`, 'Its eventless transitions lead to the same state.']),
  );

/**
 * Mutants that behave like the original, each with its reason. Any other equivalent mutant is a gap
 * in a model, or a part of a machine without effect.
 */
export const equivalentMutants: Record<string, string> = {
  'film-player.playing always 0: retargeted to paused': isEndedAnyway,
  'film-player.ended: motion.reduced heard': isEndedAnyway,
  'film-player.ended: next.pressed heard': isEndedAnyway,
  'film-player.ended: pause.pressed heard': isEndedAnyway,
  'film-player.ended: time.passed heard': isEndedAnyway,
  ...ofDraft('chatbot-draft'),
  ...ofDraft('profile-form'),
  'header-dropdown.none trigger.pressed 2: guard dropped': isLastMenu,
  'header-dropdown.none.opening xstate.after.openDelay.header-dropdown.none.opening 2: guard dropped':
    isLastMenu,
  'header-dropdown.solutions trigger.pressed 1: guard dropped': isLastMenu,
  'header-dropdown.customers trigger.pressed 1: guard dropped': isLastMenu,
  'header-dropdown.company trigger.pressed 1: guard dropped': isLastMenu,
  'time-range: entry 0 dropped':
    'It reads the input, and the model starts without one; tests/views/pages.test.ts starts with it.',
  'theme-choice theme.chosen 2: guard dropped': isLastChoice,
  'theme-choice store.changed 2: guard dropped': isLastChoice,
  'two-factor: initial changed to enabled': 'The input decides the state at the start.',
};
