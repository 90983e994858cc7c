const isCheckedAgain = 'Its eventless transitions lead to the same check of the same text.';
const isLastMenu = 'There are three menus: what is for none of the others is for the last.';
const isLastChoice = 'There are no more choices: what is none of the others is the last.';

/**
 * Faults that change nothing, each with its reason; every other one that no event tells from the
 * original is a gap in a model, or a part of a machine that does nothing.
 */
export const equivalentMutants: Record<string, string> = {
  'conversation-filter.status address.changed 3: guard dropped': isLastChoice,
  'escalation-reply.drafting.check.empty always 0: retargeted to tooLong': isCheckedAgain,
  'escalation-reply.drafting.check.tooLong send.pressed 0: retargeted to empty': isCheckedAgain,
  'escalation-reply.drafting.check.tooLong send.pressed 0: retargeted to fits': isCheckedAgain,
  'escalation-reply.drafting.check: initial changed to tooLong': isCheckedAgain,
  'escalation-reply.drafting.check.tooLong: draft.flushed heard': isCheckedAgain,
  'escalation-reply.drafting.check.tooLong: draft.saved heard': isCheckedAgain,
  'escalation-reply.drafting.check.tooLong: undo.pressed heard': isCheckedAgain,
  'header-dropdown.none trigger.pressed 2: guard dropped': isLastMenu,
  'header-dropdown.none.aiming xstate.after.openDelay.header-dropdown.none.aiming 2: guard dropped':
    isLastMenu,
  'header-dropdown.solutions trigger.pressed 1: guard dropped': isLastMenu,
  'header-dropdown.customers trigger.pressed 1: guard dropped': isLastMenu,
  'header-dropdown.company trigger.pressed 1: guard dropped': isLastMenu,
  'metric-choice metric.restored 5: guard dropped': isLastChoice,
};
