import table from 'virtual:chat-table';
import { chatOutside } from '#content/workspace/chat-widget.ts';
import { startPreviews } from './preview';
import { startFrom } from './start';
import { interpretTable } from './table-interpreter';

// Page markup can shadow `currentScript`, and it is null in a module: look for the snippet instead.
const { currentScript } = document;
const snippet =
  currentScript instanceof HTMLScriptElement
    ? currentScript
    : document.querySelector<HTMLElement>(`script[data-customer-id][src$="${chatOutside.file}"]`);
const startChat = interpretTable(table);

if (snippet) startFrom(snippet, startChat);
else startPreviews(startChat);
