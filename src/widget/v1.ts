import table from 'virtual:chat-table';
import { chatOutside } from '#content/workspace/chat-widget.ts';
import { startPreviews } from './preview';
import { startFrom } from './start';
import { walkTable } from './walk-table';

// Markup of a page can take the name of `currentScript`; a module has none.
const { currentScript } = document;
const snippet =
  currentScript instanceof HTMLScriptElement
    ? currentScript
    : document.querySelector<HTMLElement>(`script[data-customer-id][src$="${chatOutside.file}"]`);
const startChat = walkTable(table);

if (snippet) startFrom(snippet, startChat);
else startPreviews(startChat);
