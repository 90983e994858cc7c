/**
 * The source of the script in the head of the not-found page that leads to the same address in lower
 * case, in which every address of the site is (contracts §2). What is in lower case already, is no plain
 * path, or could name another host stays where it is.
 */
export const lowerCaseScript =
  '{const{pathname:p,search:s,hash:h}=location,l=p.toLowerCase();if(l!==p&&/^(\\/[\\w-]+)+\\/?$/.test(p))location.replace(l+s+h)}';
