/**
 * The source of the script in the head that shows the stored theme before the first paint. It
 * reads what the theme store writes, and does nothing where storage is denied.
 */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";
