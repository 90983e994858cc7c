import { createContext, use } from 'react';

/** True if the app handles input; false while prerendered controls are inert. */
export const InteractiveContext = createContext(true);
export const useIsInteractive = (): boolean => use(InteractiveContext);
