// Written by src/server/machine-record.ts from the folders beside it.
import { accountSectionMachine } from './account-section/account-section.machine';
import * as accountSection from './account-section/account-section.model';
import { chartCursorMachine } from './chart-cursor/chart-cursor.machine';
import * as chartCursor from './chart-cursor/chart-cursor.model';
import { chartViewMachine } from './chart-view/chart-view.machine';
import * as chartView from './chart-view/chart-view.model';
import { chatWidgetMachine } from './chat-widget/chat-widget.machine';
import * as chatWidget from './chat-widget/chat-widget.model';
import { chatbotDraftMachine } from './chatbot-draft/chatbot-draft.machine';
import * as chatbotDraft from './chatbot-draft/chatbot-draft.model';
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
import { documentUploadsMachine } from './document-uploads/document-uploads.machine';
import * as documentUploads from './document-uploads/document-uploads.model';
import { escalationReplyMachine } from './escalation-reply/escalation-reply.machine';
import * as escalationReply from './escalation-reply/escalation-reply.model';
import { faqImportMachine } from './faq-import/faq-import.machine';
import * as faqImport from './faq-import/faq-import.model';
import { faqListMachine } from './faq-list/faq-list.machine';
import * as faqList from './faq-list/faq-list.model';
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
import { leaveGuardMachine } from './leave-guard/leave-guard.machine';
import * as leaveGuard from './leave-guard/leave-guard.model';
import { metricChoiceMachine } from './metric-choice/metric-choice.machine';
import * as metricChoice from './metric-choice/metric-choice.model';
import { mobileMenuMachine } from './mobile-menu/mobile-menu.machine';
import * as mobileMenu from './mobile-menu/mobile-menu.model';
import { passwordFormMachine } from './password-form/password-form.machine';
import * as passwordForm from './password-form/password-form.model';
import { previewHostMachine } from './preview-host/preview-host.machine';
import * as previewHost from './preview-host/preview-host.model';
import { previewSheetMachine } from './preview-sheet/preview-sheet.machine';
import * as previewSheet from './preview-sheet/preview-sheet.model';
import { profileFormMachine } from './profile-form/profile-form.machine';
import * as profileForm from './profile-form/profile-form.model';
import { sampleResetMachine } from './sample-reset/sample-reset.machine';
import * as sampleReset from './sample-reset/sample-reset.model';
import { sampleVolumeMachine } from './sample-volume/sample-volume.machine';
import * as sampleVolume from './sample-volume/sample-volume.model';
import { signInFormMachine } from './sign-in-form/sign-in-form.machine';
import * as signInForm from './sign-in-form/sign-in-form.model';
import { snippetCopyMachine } from './snippet-copy/snippet-copy.machine';
import * as snippetCopy from './snippet-copy/snippet-copy.model';
import { solutionsTabMachine } from './solutions-tab/solutions-tab.machine';
import * as solutionsTab from './solutions-tab/solutions-tab.model';
import { testimonialCarouselMachine } from './testimonial-carousel/testimonial-carousel.machine';
import * as testimonialCarousel from './testimonial-carousel/testimonial-carousel.model';
import { thankYouGuardMachine } from './thank-you-guard/thank-you-guard.machine';
import * as thankYouGuard from './thank-you-guard/thank-you-guard.model';
import { themeChoiceMachine } from './theme-choice/theme-choice.machine';
import * as themeChoice from './theme-choice/theme-choice.model';
import { timeRangeMachine } from './time-range/time-range.machine';
import * as timeRange from './time-range/time-range.model';
import { timelineStageMachine } from './timeline-stage/timeline-stage.machine';
import * as timelineStage from './timeline-stage/timeline-stage.model';
import { twoFactorMachine } from './two-factor/two-factor.machine';
import * as twoFactor from './two-factor/two-factor.model';
import type { MachineEntry } from './model';

/** Every machine of the product by its id (contracts §7). */
export const machines: Record<string, MachineEntry> = {
  'account-section': {
    id: 'account-section',
    ...accountSection.about,
    machine: accountSectionMachine,
    model: accountSection.model,
  },
  'chart-cursor': {
    id: 'chart-cursor',
    ...chartCursor.about,
    machine: chartCursorMachine,
    model: chartCursor.model,
  },
  'chart-view': {
    id: 'chart-view',
    ...chartView.about,
    machine: chartViewMachine,
    model: chartView.model,
  },
  'chat-widget': {
    id: 'chat-widget',
    ...chatWidget.about,
    machine: chatWidgetMachine,
    model: chatWidget.model,
  },
  'chatbot-draft': {
    id: 'chatbot-draft',
    ...chatbotDraft.about,
    machine: chatbotDraftMachine,
    model: chatbotDraft.model,
  },
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
  'document-uploads': {
    id: 'document-uploads',
    ...documentUploads.about,
    machine: documentUploadsMachine,
    model: documentUploads.model,
  },
  'escalation-reply': {
    id: 'escalation-reply',
    ...escalationReply.about,
    machine: escalationReplyMachine,
    model: escalationReply.model,
  },
  'faq-import': {
    id: 'faq-import',
    ...faqImport.about,
    machine: faqImportMachine,
    model: faqImport.model,
  },
  'faq-list': { id: 'faq-list', ...faqList.about, machine: faqListMachine, model: faqList.model },
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
  'leave-guard': {
    id: 'leave-guard',
    ...leaveGuard.about,
    machine: leaveGuardMachine,
    model: leaveGuard.model,
  },
  'metric-choice': {
    id: 'metric-choice',
    ...metricChoice.about,
    machine: metricChoiceMachine,
    model: metricChoice.model,
  },
  'mobile-menu': {
    id: 'mobile-menu',
    ...mobileMenu.about,
    machine: mobileMenuMachine,
    model: mobileMenu.model,
  },
  'password-form': {
    id: 'password-form',
    ...passwordForm.about,
    machine: passwordFormMachine,
    model: passwordForm.model,
  },
  'preview-host': {
    id: 'preview-host',
    ...previewHost.about,
    machine: previewHostMachine,
    model: previewHost.model,
  },
  'preview-sheet': {
    id: 'preview-sheet',
    ...previewSheet.about,
    machine: previewSheetMachine,
    model: previewSheet.model,
  },
  'profile-form': {
    id: 'profile-form',
    ...profileForm.about,
    machine: profileFormMachine,
    model: profileForm.model,
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
  'snippet-copy': {
    id: 'snippet-copy',
    ...snippetCopy.about,
    machine: snippetCopyMachine,
    model: snippetCopy.model,
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
  'time-range': {
    id: 'time-range',
    ...timeRange.about,
    machine: timeRangeMachine,
    model: timeRange.model,
  },
  'timeline-stage': {
    id: 'timeline-stage',
    ...timelineStage.about,
    machine: timelineStageMachine,
    model: timelineStage.model,
  },
  'two-factor': {
    id: 'two-factor',
    ...twoFactor.about,
    machine: twoFactorMachine,
    model: twoFactor.model,
  },
};
