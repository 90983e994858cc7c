import { chatOutside } from '#content/workspace/chat-widget.ts';

/** Runs the very file that customers' pages load, once a page; it then waits for previews. */
export const loadWidget = (): Promise<unknown> => import(/* @vite-ignore */ chatOutside.file);
