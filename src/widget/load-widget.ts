import { chatOutside } from '../../content/chat-widget';

/** Runs the very file that customers' pages load, once a page; it then waits for previews. */
export const loadWidget = (): Promise<unknown> => import(/* @vite-ignore */ chatOutside.file);
