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
 * Watches the document for text that changes, comes or goes beside siblings, and for elements that come
 * before a text: where a translator has put the text into an element of its own, React writes to what is
 * no longer there, or throws. Returns what ends the watch and asserts that there was none.
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
