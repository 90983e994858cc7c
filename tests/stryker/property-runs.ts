import { installGlobalPlugin, interruptAfterTimeLimit } from 'fast-check';

/** Limits a property test to half a second, so that a mutant does not wait for ten thousand runs. */
installGlobalPlugin(interruptAfterTimeLimit(500));
