import { jsxDEV as element } from 'react/jsx-dev-runtime';
import { withUnbroken } from './unbroken';

export { Fragment } from 'react/jsx-dev-runtime';

/** Replaces React's `jsxDEV` as `jsx-runtime` does `jsx`. */
export const jsxDEV: typeof element = (type, props, ...rest) =>
  element(type, withUnbroken(type, props as object), ...rest);
