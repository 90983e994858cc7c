/**
 * Source of the script in the head of the not-found page that redirects to the lower-case URL,
 * because all paths of the site are lower case (specification §12.10). It ignores paths that are
 * lower case already, contain other characters, or could name another host.
 */
export const lowerCaseScript =
  '{const{pathname:p,search:s,hash:h}=location,l=p.toLowerCase();if(l!==p&&/^(\\/[\\w-]+)+\\/?$/.test(p))location.replace(l+s+h)}';
