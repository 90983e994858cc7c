import { chatOutside } from '#content/workspace/chat-widget.ts';

/** Loads the file that customers' pages load, once per page. It then waits for preview events. */
export const loadWidget = (): Promise<unknown> => import(/* @vite-ignore */ chatOutside.file);
