/**
 * Source of the script in the head. It applies the stored theme before first paint and after a change
 * in another tab, and, until hydration, a theme chosen with the radios. It uses the theme store's key
 * and works when storage is denied.
 */
export const themeScript = [
  '(function(r){',
  'function show(t){if(t==="light"||t==="dark")r.dataset.theme=t;else delete r.dataset.theme}',
  'function read(){try{show(localStorage.getItem("theme"))}catch(e){}}read();',
  'addEventListener("storage",read);',
  'addEventListener("change",function(e){var t=e.target;',
  'if(t.name!=="theme"||"hydrated" in r.dataset)return;show(t.value);',
  'try{t.value==="system"?localStorage.removeItem("theme"):localStorage.setItem("theme",t.value)}catch(e){}',
  '})})(document.documentElement)',
].join('');
