/**
 * Source of the script in the head that strips `.html` and `/index` from the URL, for hosts that
 * serve the page there: the router and the visitor see the canonical path (specification §12.9).
 */
export const addressScript =
  '(function(l){var p=l.pathname.replace(/\\.html$/,"").replace(/\\/index$/,"")||"/";if(p!==l.pathname)history.replaceState(history.state,"",p+l.search+l.hash)})(location)';
