/**
 * The source of the script in the head that shows the stored theme before the first paint, and until
 * the app has taken the page over, a theme that is chosen among the radios. It reads and writes what the
 * theme store does, and shows a theme even where storage is denied.
 */
export const themeScript = [
  '(function(r){',
  'function show(t){if(t==="light"||t==="dark")r.dataset.theme=t;else delete r.dataset.theme}',
  'try{show(localStorage.getItem("theme"))}catch(e){}',
  'addEventListener("change",function(e){var t=e.target;',
  'if(t.name!=="theme"||"hydrated" in r.dataset)return;show(t.value);',
  'try{t.value==="system"?localStorage.removeItem("theme"):localStorage.setItem("theme",t.value)}catch(e){}',
  '})})(document.documentElement)',
].join('');
