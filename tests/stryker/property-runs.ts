import { installGlobalPlugin, interruptAfterTimeLimit } from 'fast-check';

/** A property test takes half a second at most: no mutant waits for ten thousand tries. */
installGlobalPlugin(interruptAfterTimeLimit(500));
