/**
 * Inserts a text at the caret of a field, or in place of its selection, as far as the field's
 * limit allows, and reports it as typed.
 */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value, maxLength } = field;
  const room =
    maxLength < 0 ? text.length : maxLength - value.length + selectionEnd - selectionStart;
  field.setRangeText(text.slice(0, room), selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
