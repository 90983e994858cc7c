// Written by `npm run machines` from the folders here.
import { chartCursorMachine } from './chart-cursor/chart-cursor.machine';
import * as chartCursor from './chart-cursor/chart-cursor.model';
import { chatWidgetMachine } from './chat-widget/chat-widget.machine';
import * as chatWidget from './chat-widget/chat-widget.model';
import { chatbotDraftMachine } from './chatbot-draft/chatbot-draft.machine';
import * as chatbotDraft from './chatbot-draft/chatbot-draft.model';
import { clipboardMachine } from './clipboard/clipboard.machine';
import * as clipboard from './clipboard/clipboard.model';
import { confettiMachine } from './confetti/confetti.machine';
import * as confetti from './confetti/confetti.model';
import { consoleSceneMachine } from './console-scene/console-scene.machine';
import * as consoleScene from './console-scene/console-scene.model';
import { conversationFilterMachine } from './conversation-filter/conversation-filter.machine';
import * as conversationFilter from './conversation-filter/conversation-filter.model';
import { demoFormMachine } from './demo-form/demo-form.machine';
import * as demoForm from './demo-form/demo-form.model';
import { demoVideoMachine } from './demo-video/demo-video.machine';
import * as demoVideo from './demo-video/demo-video.model';
import { documentTextMachine } from './document-text/document-text.machine';
import * as documentText from './document-text/document-text.model';
import { documentUploadsMachine } from './document-uploads/document-uploads.machine';
import * as documentUploads from './document-uploads/document-uploads.model';
import { escalationReplyMachine } from './escalation-reply/escalation-reply.machine';
import * as escalationReply from './escalation-reply/escalation-reply.model';
import { faqFromAnswerMachine } from './faq-from-answer/faq-from-answer.machine';
import * as faqFromAnswer from './faq-from-answer/faq-from-answer.model';
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
import { passwordFormMachine } from './password-form/password-form.machine';
import * as passwordForm from './password-form/password-form.model';
import { profileFormMachine } from './profile-form/profile-form.machine';
import * as profileForm from './profile-form/profile-form.model';
import { rowSelectionMachine } from './row-selection/row-selection.machine';
import * as rowSelection from './row-selection/row-selection.model';
import { sampleResetMachine } from './sample-reset/sample-reset.machine';
import * as sampleReset from './sample-reset/sample-reset.model';
import { savedViewsMachine } from './saved-views/saved-views.machine';
import * as savedViews from './saved-views/saved-views.model';
import { signInFormMachine } from './sign-in-form/sign-in-form.machine';
import * as signInForm from './sign-in-form/sign-in-form.model';
import { solutionsTabMachine } from './solutions-tab/solutions-tab.machine';
import * as solutionsTab from './solutions-tab/solutions-tab.model';
import { storedDataMachine } from './stored-data/stored-data.machine';
import * as storedData from './stored-data/stored-data.model';
import { testimonialCarouselMachine } from './testimonial-carousel/testimonial-carousel.machine';
import * as testimonialCarousel from './testimonial-carousel/testimonial-carousel.model';
import { thankYouGuardMachine } from './thank-you-guard/thank-you-guard.machine';
import * as thankYouGuard from './thank-you-guard/thank-you-guard.model';
import { timeRangeMachine } from './time-range/time-range.machine';
import * as timeRange from './time-range/time-range.model';
import { timelineStageMachine } from './timeline-stage/timeline-stage.machine';
import * as timelineStage from './timeline-stage/timeline-stage.model';
import { twoFactorMachine } from './two-factor/two-factor.machine';
import * as twoFactor from './two-factor/two-factor.model';
import { workspaceKeysMachine } from './workspace-keys/workspace-keys.machine';
import * as workspaceKeys from './workspace-keys/workspace-keys.model';
import { entry, type MachineEntry } from './model';

/** Every machine of the product, by id (specification §17.1). */
export const machines: Record<string, MachineEntry> = {
  'chart-cursor': entry('chart-cursor', chartCursorMachine, chartCursor),
  'chat-widget': entry('chat-widget', chatWidgetMachine, chatWidget),
  'chatbot-draft': entry('chatbot-draft', chatbotDraftMachine, chatbotDraft),
  clipboard: entry('clipboard', clipboardMachine, clipboard),
  confetti: entry('confetti', confettiMachine, confetti),
  'console-scene': entry('console-scene', consoleSceneMachine, consoleScene),
  'conversation-filter': entry(
    'conversation-filter',
    conversationFilterMachine,
    conversationFilter,
  ),
  'demo-form': entry('demo-form', demoFormMachine, demoForm),
  'demo-video': entry('demo-video', demoVideoMachine, demoVideo),
  'document-text': entry('document-text', documentTextMachine, documentText),
  'document-uploads': entry('document-uploads', documentUploadsMachine, documentUploads),
  'escalation-reply': entry('escalation-reply', escalationReplyMachine, escalationReply),
  'faq-from-answer': entry('faq-from-answer', faqFromAnswerMachine, faqFromAnswer),
  'faq-import': entry('faq-import', faqImportMachine, faqImport),
  'faq-list': entry('faq-list', faqListMachine, faqList),
  'film-player': entry('film-player', filmPlayerMachine, filmPlayer),
  'forgot-password-form': entry(
    'forgot-password-form',
    forgotPasswordFormMachine,
    forgotPasswordForm,
  ),
  'header-dropdown': entry('header-dropdown', headerDropdownMachine, headerDropdown),
  'hero-form': entry('hero-form', heroFormMachine, heroForm),
  'lead-outbox': entry('lead-outbox', leadOutboxMachine, leadOutbox),
  'leave-guard': entry('leave-guard', leaveGuardMachine, leaveGuard),
  'password-form': entry('password-form', passwordFormMachine, passwordForm),
  'profile-form': entry('profile-form', profileFormMachine, profileForm),
  'row-selection': entry('row-selection', rowSelectionMachine, rowSelection),
  'sample-reset': entry('sample-reset', sampleResetMachine, sampleReset),
  'saved-views': entry('saved-views', savedViewsMachine, savedViews),
  'sign-in-form': entry('sign-in-form', signInFormMachine, signInForm),
  'solutions-tab': entry('solutions-tab', solutionsTabMachine, solutionsTab),
  'stored-data': entry('stored-data', storedDataMachine, storedData),
  'testimonial-carousel': entry(
    'testimonial-carousel',
    testimonialCarouselMachine,
    testimonialCarousel,
  ),
  'thank-you-guard': entry('thank-you-guard', thankYouGuardMachine, thankYouGuard),
  'time-range': entry('time-range', timeRangeMachine, timeRange),
  'timeline-stage': entry('timeline-stage', timelineStageMachine, timelineStage),
  'two-factor': entry('two-factor', twoFactorMachine, twoFactor),
  'workspace-keys': entry('workspace-keys', workspaceKeysMachine, workspaceKeys),
};
