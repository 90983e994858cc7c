import { configureGlobal, installGlobalPlugin, interruptAfterTimeLimit } from 'fast-check';

/**
 * What a property test tries is the same for every mutant, so that a score is the same every time; half
 * a second of it finds nearly all that ten thousand tries do.
 */
configureGlobal({ seed: 1 });
installGlobalPlugin(interruptAfterTimeLimit(500));
