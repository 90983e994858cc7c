import type { ElementType, Key } from 'react';
import { jsx as element, jsxs as elementOfMany } from 'react/jsx-runtime';
import { withUnbroken } from './unbroken';

export { Fragment } from 'react/jsx-runtime';

type Create = (type: ElementType, props: object, key?: Key) => ReturnType<typeof element>;

/** Replaces React's `jsx`: lines do not break inside short compounds (specification §35). */
export const jsx: Create = (type, props, key) => element(type, withUnbroken(type, props), key);

/** Replaces React's `jsxs`, for elements with several children. */
export const jsxs: Create = (type, props, key) =>
  elementOfMany(type, withUnbroken(type, props), key);
