/**
 * The source of the script in the head that takes the ending off `/PAGE.html` and `/index`, where a host
 * answers these with the page: the router and the visitor see the address that the page has (contracts §2).
 */
export const addressScript =
  '(function(l){var p=l.pathname.replace(/\\.html$/,"").replace(/\\/index$/,"")||"/";if(p!==l.pathname)history.replaceState(history.state,"",p+l.search+l.hash)})(location)';
