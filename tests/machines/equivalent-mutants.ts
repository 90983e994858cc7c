const isCheckedAgain = 'Its eventless transitions lead to the same check of the same text.';
const isLastMenu = 'There are three menus: what is for none of the others is for the last.';
const isLastChoice = 'There are no more choices: what is none of the others is the last.';
const isCleanAnyway = 'What is as kept leads to clean by itself; saying so is clearer.';

/**
 * Faults that change nothing, each with its reason; every other one that no event tells from the
 * original is a gap in a model, or a part of a machine that does nothing.
 */
export const equivalentMutants: Record<string, string> = {
  'chatbot-draft.saved: initial changed to unkept': 'Each way there names one of the two.',
  'conversation-filter.status address.changed 3: guard dropped': isLastChoice,
  'escalation-reply.drafting.check.empty always 0: retargeted to tooLong': isCheckedAgain,
  'escalation-reply.drafting.check.tooLong send.pressed 0: retargeted to empty': isCheckedAgain,
  'escalation-reply.drafting.check.tooLong send.pressed 0: retargeted to fits': isCheckedAgain,
  'escalation-reply.drafting.check: initial changed to tooLong': isCheckedAgain,
  'escalation-reply.drafting.check.tooLong: draft.flushed heard': isCheckedAgain,
  'escalation-reply.drafting.check.tooLong: draft.saved heard': isCheckedAgain,
  'escalation-reply.drafting.check.tooLong: undo.pressed heard': isCheckedAgain,
  'header-dropdown trigger.pressed 2: guard dropped': isLastMenu,
  'header-dropdown.none.aiming xstate.after.openDelay.header-dropdown.none.aiming 2: guard dropped':
    isLastMenu,
  'metric-choice metric.restored 5: guard dropped': isLastChoice,
  'profile-form sample.reset 0: retargeted to dirty': isCleanAnyway,
  'profile-form sample.reset 0: retargeted to rejected': isCleanAnyway,
  'profile-form.dirty changes.discarded 0: retargeted to dirty': isCleanAnyway,
  'profile-form.dirty changes.discarded 0: retargeted to rejected': isCleanAnyway,
  'profile-form.dirty changes.discarded 0: target dropped': isCleanAnyway,
  'profile-form.rejected changes.discarded 0: retargeted to dirty': isCleanAnyway,
  'profile-form.rejected changes.discarded 0: retargeted to rejected': isCleanAnyway,
  'profile-form.rejected changes.discarded 0: target dropped': isCleanAnyway,
  'profile-form: initial changed to dirty': isCleanAnyway,
  'profile-form: initial changed to rejected': isCleanAnyway,
  'profile-form.clean: changes.discarded heard': isCleanAnyway,
  'sample-volume volume.restored 3: guard dropped': isLastChoice,
};
