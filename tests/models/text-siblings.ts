import { expect } from 'vitest';

const isText = (node: Node | null): node is Text => node instanceof Text && node.data.trim() !== '';
const where = (target: Node, text: string) =>
  `<${target.nodeName.toLowerCase()}> ${JSON.stringify((target.textContent ?? '').slice(0, 60))}: ${JSON.stringify(text.slice(0, 40))}`;

function faultsOf({ type, target, addedNodes, removedNodes }: MutationRecord) {
  if (type === 'characterData') {
    const { parentNode } = target;
    const isLone = !parentNode || parentNode.childNodes.length === 1;
    return isLone ? [] : [where(parentNode, (target as Text).data)];
  }
  if (target.childNodes.length <= 1 || !target.isConnected) return [];
  const texts = [...addedNodes, ...removedNodes].filter(isText);
  const before = [...addedNodes].map(({ nextSibling }) => nextSibling).filter(isText);
  return [...texts, ...before].map((text) => where(target, text.data));
}

/**
 * Watches the document for text that changes beside siblings and for elements inserted before text.
 * A translator wraps text in its own elements, so React would then write to detached nodes or
 * throw. Returns a function that stops watching and asserts that nothing was found.
 */
export function watchTextSiblings(): () => void {
  const faults = new Set<string>();
  const note = (records: MutationRecord[]) => {
    for (const fault of records.flatMap(faultsOf)) faults.add(fault);
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { characterData: true, childList: true, subtree: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    expect([...faults], 'text that changes beside siblings').toEqual([]);
  };
}
