import table from 'virtual:chat-table';
import { chatOutside } from '#content/workspace/chat-widget.ts';
import { startPreviews } from './preview';
import { startFrom } from './start';
import { interpretTable } from './table-interpreter';

// Page markup can shadow `currentScript`, it is null in a module, and an optimizer’s script may run
// the file: look for the snippet on the page, too.
const { currentScript } = document;
const currentSnippets = currentScript instanceof HTMLScriptElement ? [currentScript] : [];
const found = document.querySelectorAll<HTMLElement>(
  `script[data-customer-id][src*="${chatOutside.file}"]`,
);
const hasCustomer = currentSnippets[0]?.dataset['customerId'];
const startChat = interpretTable(table);

const snippets = hasCustomer || found.length === 0 ? currentSnippets : found;
for (const snippet of snippets) startFrom(snippet, startChat);
if (snippets.length === 0) startPreviews(startChat);
