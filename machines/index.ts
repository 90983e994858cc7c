import type { AnyStateMachine } from 'xstate';
import type { Model } from './model';
import { confettiMachine } from './confetti/confetti.machine';
import { model as confettiModel } from './confetti/confetti.model';
import { consoleSceneMachine } from './console-scene/console-scene.machine';
import { model as consoleSceneModel } from './console-scene/console-scene.model';
import { demoFormMachine } from './demo-form/demo-form.machine';
import { model as demoFormModel } from './demo-form/demo-form.model';
import { demoVideoMachine } from './demo-video/demo-video.machine';
import { model as demoVideoModel } from './demo-video/demo-video.model';
import { filmPlayerMachine } from './film-player/film-player.machine';
import { model as filmPlayerModel } from './film-player/film-player.model';
import { forgotPasswordFormMachine } from './forgot-password-form/forgot-password-form.machine';
import { model as forgotPasswordFormModel } from './forgot-password-form/forgot-password-form.model';
import { headerDropdownMachine } from './header-dropdown/header-dropdown.machine';
import { model as headerDropdownModel } from './header-dropdown/header-dropdown.model';
import { heroFormMachine } from './hero-form/hero-form.machine';
import { model as heroFormModel } from './hero-form/hero-form.model';
import { leadOutboxMachine } from './lead-outbox/lead-outbox.machine';
import { model as leadOutboxModel } from './lead-outbox/lead-outbox.model';
import { mobileMenuMachine } from './mobile-menu/mobile-menu.machine';
import { model as mobileMenuModel } from './mobile-menu/mobile-menu.model';
import { signInFormMachine } from './sign-in-form/sign-in-form.machine';
import { model as signInFormModel } from './sign-in-form/sign-in-form.model';
import { solutionsTabMachine } from './solutions-tab/solutions-tab.machine';
import { model as solutionsTabModel } from './solutions-tab/solutions-tab.model';
import { testimonialCarouselMachine } from './testimonial-carousel/testimonial-carousel.machine';
import { model as testimonialCarouselModel } from './testimonial-carousel/testimonial-carousel.model';
import { thankYouGuardMachine } from './thank-you-guard/thank-you-guard.machine';
import { model as thankYouGuardModel } from './thank-you-guard/thank-you-guard.model';
import { themeChoiceMachine } from './theme-choice/theme-choice.machine';
import { model as themeChoiceModel } from './theme-choice/theme-choice.model';
import { timelineStageMachine } from './timeline-stage/timeline-stage.machine';
import { model as timelineStageModel } from './timeline-stage/timeline-stage.model';

export interface MachineEntry {
  id: string;
  title: string;
  /** What the product has it for, in one sentence. */
  purpose: string;
  machine: AnyStateMachine;
  model: Model<AnyStateMachine>;
  /** The routes it acts on, with `*` for any rest of a path, and what of it can be seen there. */
  where: { routes: readonly string[]; view: string };
}

const everyRoute = ['/*'];
const siteRoutes = [
  '/',
  '/demo',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/solutions/*',
  '/customers/*',
  '/about',
  '/careers',
  '/newsroom',
];

/** Every machine of the product by its id (contracts §7). */
export const machines: Record<string, MachineEntry> = {
  confetti: {
    id: 'confetti',
    title: 'Confetti',
    purpose: 'Celebrates once, and never against a visitor’s wish for less motion.',
    machine: confettiMachine,
    model: confettiModel,
    where: { routes: ['/book-demo', '/thank-you'], view: 'The pieces over the page' },
  },
  'console-scene': {
    id: 'console-scene',
    title: 'Console scene',
    purpose: 'Shows what an agent does, at a pace that a visitor can stop.',
    machine: consoleSceneMachine,
    model: consoleSceneModel,
    where: { routes: ['/'], view: 'The NetworkOS console in the hero' },
  },
  'demo-form': {
    id: 'demo-form',
    title: 'Demo form',
    purpose: 'Turns a visitor into a demo request that is never lost and never doubled.',
    machine: demoFormMachine,
    model: demoFormModel,
    where: { routes: ['/book-demo'], view: 'The demo request form' },
  },
  'demo-video': {
    id: 'demo-video',
    title: 'Demo video',
    purpose: 'Loads nothing of the video service before a visitor asks for it.',
    machine: demoVideoMachine,
    model: demoVideoModel,
    where: {
      routes: ['/', '/demo', '/solutions/network-os'],
      view: 'The picture with the play button',
    },
  },
  'film-player': {
    id: 'film-player',
    title: 'Film player',
    purpose: 'Plays the outage-response film, or shows it in stills to who wants no motion.',
    machine: filmPlayerMachine,
    model: filmPlayerModel,
    where: { routes: ['/film/outage-response.html'], view: 'The film with its controls' },
  },
  'forgot-password-form': {
    id: 'forgot-password-form',
    title: 'Forgotten password form',
    purpose: 'Takes an e-mail address and tells nobody whether it has an account.',
    machine: forgotPasswordFormMachine,
    model: forgotPasswordFormModel,
    where: { routes: ['/forgot-password'], view: 'The form, then its confirmation' },
  },
  'header-dropdown': {
    id: 'header-dropdown',
    title: 'Header dropdown',
    purpose: 'Opens the menu a visitor means, and none that the pointer only passes.',
    machine: headerDropdownMachine,
    model: headerDropdownModel,
    where: { routes: siteRoutes, view: 'The three menus of the header' },
  },
  'hero-form': {
    id: 'hero-form',
    title: 'Hero form',
    purpose: 'Turns an e-mail address into a lead and takes the visitor to the demo form.',
    machine: heroFormMachine,
    model: heroFormModel,
    where: { routes: ['/'], view: 'The e-mail form at the top' },
  },
  'lead-outbox': {
    id: 'lead-outbox',
    title: 'Lead outbox',
    purpose: 'Sees to it that every lead and request arrives, however often it takes.',
    machine: leadOutboxMachine,
    model: leadOutboxModel,
    where: { routes: everyRoute, view: 'Nothing to see; it works while a page is open' },
  },
  'mobile-menu': {
    id: 'mobile-menu',
    title: 'Mobile menu',
    purpose: 'Makes every menu reachable on a small screen.',
    machine: mobileMenuMachine,
    model: mobileMenuModel,
    where: { routes: siteRoutes, view: 'The sheet behind the menu button' },
  },
  'sign-in-form': {
    id: 'sign-in-form',
    title: 'Sign-in form',
    purpose: 'Lets a customer into the workspace, and keeps what is typed to itself.',
    machine: signInFormMachine,
    model: signInFormModel,
    where: { routes: ['/sign-in'], view: 'The sign-in form' },
  },
  'solutions-tab': {
    id: 'solutions-tab',
    title: 'Solutions tab',
    purpose: 'Shows the agents for the operations or for the workforce.',
    machine: solutionsTabMachine,
    model: solutionsTabModel,
    where: { routes: ['/'], view: 'The solutions section' },
  },
  'testimonial-carousel': {
    id: 'testimonial-carousel',
    title: 'Testimonial carousel',
    purpose: 'Shows four testimonials at a visitor’s pace, or at its own.',
    machine: testimonialCarouselMachine,
    model: testimonialCarouselModel,
    where: { routes: ['/'], view: 'The testimonials' },
  },
  'thank-you-guard': {
    id: 'thank-you-guard',
    title: 'Thank-you guard',
    purpose: 'Thanks those who have submitted a form, and nobody else.',
    machine: thankYouGuardMachine,
    model: thankYouGuardModel,
    where: {
      routes: ['/thank-you'],
      view: 'Nothing to see; it decides before anything is painted',
    },
  },
  'theme-choice': {
    id: 'theme-choice',
    title: 'Theme choice',
    purpose: 'Keeps a visitor’s choice of light or dark.',
    machine: themeChoiceMachine,
    model: themeChoiceModel,
    where: { routes: everyRoute, view: 'The theme switch and the theme menu' },
  },
  'timeline-stage': {
    id: 'timeline-stage',
    title: 'Timeline stage',
    purpose: 'Shows what happens on each stage of the way to going live.',
    machine: timelineStageMachine,
    model: timelineStageModel,
    where: { routes: ['/'], view: 'The implementation timeline' },
  },
};
