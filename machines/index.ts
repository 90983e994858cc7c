import { confettiMachine } from './confetti/confetti.machine';
import { consoleSceneMachine } from './console-scene/console-scene.machine';
import { demoFormMachine } from './demo-form/demo-form.machine';
import { demoVideoMachine } from './demo-video/demo-video.machine';
import { headerDropdownMachine } from './header-dropdown/header-dropdown.machine';
import { heroFormMachine } from './hero-form/hero-form.machine';
import { leadOutboxMachine } from './lead-outbox/lead-outbox.machine';
import { mobileMenuMachine } from './mobile-menu/mobile-menu.machine';
import { solutionsTabMachine } from './solutions-tab/solutions-tab.machine';
import { testimonialCarouselMachine } from './testimonial-carousel/testimonial-carousel.machine';
import { thankYouGuardMachine } from './thank-you-guard/thank-you-guard.machine';
import { themeChoiceMachine } from './theme-choice/theme-choice.machine';
import { timelineStageMachine } from './timeline-stage/timeline-stage.machine';

export const machines = [
  confettiMachine,
  consoleSceneMachine,
  demoFormMachine,
  demoVideoMachine,
  headerDropdownMachine,
  heroFormMachine,
  leadOutboxMachine,
  mobileMenuMachine,
  solutionsTabMachine,
  testimonialCarouselMachine,
  thankYouGuardMachine,
  themeChoiceMachine,
  timelineStageMachine,
];
