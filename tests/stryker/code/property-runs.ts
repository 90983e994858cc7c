import { configureGlobal, installGlobalPlugin, interruptAfterTimeLimit } from 'fast-check';

/**
 * What a property test tries is the same for every mutant, and takes half a second at most: a score is
 * the same every time, and no mutant waits for ten thousand tries.
 */
configureGlobal({ seed: 1 });
installGlobalPlugin(interruptAfterTimeLimit(500));
