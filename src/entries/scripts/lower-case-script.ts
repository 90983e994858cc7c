/**
 * Source of the script in the head of the not-found page that redirects to the lower-case URL, as
 * all paths of the site are lower case (specification §12.10). It decodes ASCII except a slash, and
 * ignores paths with other characters, which could name another host.
 */
export const lowerCaseScript =
  '{const{pathname:p,search:s,hash:h}=location,l=p.replace(/%(?!2f)[2-7][\\da-f]/gi,decodeURIComponent).toLowerCase();if(l!==p&&/^(\\/[\\w-]+)+\\/?$/.test(l))location.replace(l+s+h)}';
