import { createElement, type ReactNode } from 'react';
import { compound, hyphenated } from './hyphenated';

/** Elements that hold plain text only, or in which spaces and lines are as written. */
const plain = /^(?:title|option|textarea|style|script|text|tspan|desc|pre|code)$/;

const className = 'unbroken';

/**
 * Puts a text and its compounds into spans. The key replaces them all when the text changes, since
 * a browser's translator may have replaced the text nodes.
 */
function unbroken(child: ReactNode, index = 0): ReactNode {
  if (typeof child !== 'string' || !compound.test(child)) return child;
  const parts = hyphenated(child);
  if (parts.length === 1) return child;
  const key = index + child;
  if (parts[1] === child) return createElement('span', { key, className }, child);
  const spans = parts.map((part, at) =>
    at % 2 ? createElement('span', { className }, part) : part,
  );
  return createElement('span', { key }, ...spans);
}

/** Returns the props of an HTML element with its short compounds in spans that do not wrap. */
export function withUnbroken<Props extends { children?: ReactNode }>(
  type: unknown,
  props: Props,
): Props {
  const { children } = props;
  if (typeof type !== 'string' || !children || plain.test(type)) return props;
  const next = Array.isArray(children) ? children.map(unbroken) : unbroken(children);
  return next === children ? props : { ...props, children: next };
}
