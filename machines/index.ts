// Written by src/server/machine-record.ts from the folders beside it.
import { confettiMachine } from './confetti/confetti.machine';
import * as confetti from './confetti/confetti.model';
import { consoleSceneMachine } from './console-scene/console-scene.machine';
import * as consoleScene from './console-scene/console-scene.model';
import { conversationCursorMachine } from './conversation-cursor/conversation-cursor.machine';
import * as conversationCursor from './conversation-cursor/conversation-cursor.model';
import { conversationFilterMachine } from './conversation-filter/conversation-filter.machine';
import * as conversationFilter from './conversation-filter/conversation-filter.model';
import { conversationLinkMachine } from './conversation-link/conversation-link.machine';
import * as conversationLink from './conversation-link/conversation-link.model';
import { conversationShortcutsMachine } from './conversation-shortcuts/conversation-shortcuts.machine';
import * as conversationShortcuts from './conversation-shortcuts/conversation-shortcuts.model';
import { demoFormMachine } from './demo-form/demo-form.machine';
import * as demoForm from './demo-form/demo-form.model';
import { demoVideoMachine } from './demo-video/demo-video.machine';
import * as demoVideo from './demo-video/demo-video.model';
import { escalationReplyMachine } from './escalation-reply/escalation-reply.machine';
import * as escalationReply from './escalation-reply/escalation-reply.model';
import { filmPlayerMachine } from './film-player/film-player.machine';
import * as filmPlayer from './film-player/film-player.model';
import { forgotPasswordFormMachine } from './forgot-password-form/forgot-password-form.machine';
import * as forgotPasswordForm from './forgot-password-form/forgot-password-form.model';
import { headerDropdownMachine } from './header-dropdown/header-dropdown.machine';
import * as headerDropdown from './header-dropdown/header-dropdown.model';
import { heroFormMachine } from './hero-form/hero-form.machine';
import * as heroForm from './hero-form/hero-form.model';
import { leadOutboxMachine } from './lead-outbox/lead-outbox.machine';
import * as leadOutbox from './lead-outbox/lead-outbox.model';
import { mobileMenuMachine } from './mobile-menu/mobile-menu.machine';
import * as mobileMenu from './mobile-menu/mobile-menu.model';
import { sampleResetMachine } from './sample-reset/sample-reset.machine';
import * as sampleReset from './sample-reset/sample-reset.model';
import { sampleVolumeMachine } from './sample-volume/sample-volume.machine';
import * as sampleVolume from './sample-volume/sample-volume.model';
import { signInFormMachine } from './sign-in-form/sign-in-form.machine';
import * as signInForm from './sign-in-form/sign-in-form.model';
import { solutionsTabMachine } from './solutions-tab/solutions-tab.machine';
import * as solutionsTab from './solutions-tab/solutions-tab.model';
import { testimonialCarouselMachine } from './testimonial-carousel/testimonial-carousel.machine';
import * as testimonialCarousel from './testimonial-carousel/testimonial-carousel.model';
import { thankYouGuardMachine } from './thank-you-guard/thank-you-guard.machine';
import * as thankYouGuard from './thank-you-guard/thank-you-guard.model';
import { themeChoiceMachine } from './theme-choice/theme-choice.machine';
import * as themeChoice from './theme-choice/theme-choice.model';
import { timelineStageMachine } from './timeline-stage/timeline-stage.machine';
import * as timelineStage from './timeline-stage/timeline-stage.model';
import type { MachineEntry } from './model';

/** Every machine of the product by its id (contracts §7). */
export const machines: Record<string, MachineEntry> = {
  confetti: { id: 'confetti', ...confetti.about, machine: confettiMachine, model: confetti.model },
  'console-scene': {
    id: 'console-scene',
    ...consoleScene.about,
    machine: consoleSceneMachine,
    model: consoleScene.model,
  },
  'conversation-cursor': {
    id: 'conversation-cursor',
    ...conversationCursor.about,
    machine: conversationCursorMachine,
    model: conversationCursor.model,
  },
  'conversation-filter': {
    id: 'conversation-filter',
    ...conversationFilter.about,
    machine: conversationFilterMachine,
    model: conversationFilter.model,
  },
  'conversation-link': {
    id: 'conversation-link',
    ...conversationLink.about,
    machine: conversationLinkMachine,
    model: conversationLink.model,
  },
  'conversation-shortcuts': {
    id: 'conversation-shortcuts',
    ...conversationShortcuts.about,
    machine: conversationShortcutsMachine,
    model: conversationShortcuts.model,
  },
  'demo-form': {
    id: 'demo-form',
    ...demoForm.about,
    machine: demoFormMachine,
    model: demoForm.model,
  },
  'demo-video': {
    id: 'demo-video',
    ...demoVideo.about,
    machine: demoVideoMachine,
    model: demoVideo.model,
  },
  'escalation-reply': {
    id: 'escalation-reply',
    ...escalationReply.about,
    machine: escalationReplyMachine,
    model: escalationReply.model,
  },
  'film-player': {
    id: 'film-player',
    ...filmPlayer.about,
    machine: filmPlayerMachine,
    model: filmPlayer.model,
  },
  'forgot-password-form': {
    id: 'forgot-password-form',
    ...forgotPasswordForm.about,
    machine: forgotPasswordFormMachine,
    model: forgotPasswordForm.model,
  },
  'header-dropdown': {
    id: 'header-dropdown',
    ...headerDropdown.about,
    machine: headerDropdownMachine,
    model: headerDropdown.model,
  },
  'hero-form': {
    id: 'hero-form',
    ...heroForm.about,
    machine: heroFormMachine,
    model: heroForm.model,
  },
  'lead-outbox': {
    id: 'lead-outbox',
    ...leadOutbox.about,
    machine: leadOutboxMachine,
    model: leadOutbox.model,
  },
  'mobile-menu': {
    id: 'mobile-menu',
    ...mobileMenu.about,
    machine: mobileMenuMachine,
    model: mobileMenu.model,
  },
  'sample-reset': {
    id: 'sample-reset',
    ...sampleReset.about,
    machine: sampleResetMachine,
    model: sampleReset.model,
  },
  'sample-volume': {
    id: 'sample-volume',
    ...sampleVolume.about,
    machine: sampleVolumeMachine,
    model: sampleVolume.model,
  },
  'sign-in-form': {
    id: 'sign-in-form',
    ...signInForm.about,
    machine: signInFormMachine,
    model: signInForm.model,
  },
  'solutions-tab': {
    id: 'solutions-tab',
    ...solutionsTab.about,
    machine: solutionsTabMachine,
    model: solutionsTab.model,
  },
  'testimonial-carousel': {
    id: 'testimonial-carousel',
    ...testimonialCarousel.about,
    machine: testimonialCarouselMachine,
    model: testimonialCarousel.model,
  },
  'thank-you-guard': {
    id: 'thank-you-guard',
    ...thankYouGuard.about,
    machine: thankYouGuardMachine,
    model: thankYouGuard.model,
  },
  'theme-choice': {
    id: 'theme-choice',
    ...themeChoice.about,
    machine: themeChoiceMachine,
    model: themeChoice.model,
  },
  'timeline-stage': {
    id: 'timeline-stage',
    ...timelineStage.about,
    machine: timelineStageMachine,
    model: timelineStage.model,
  },
};
