/**
 * The source of the script in the head of a page that is built with the sample. Where the visitor's stored
 * workspace or the address may ask for something else, what was built is hidden before the first paint.
 */
export const asBuiltScript = [
  '(function(d){d.asBuilt="shown";',
  'try{if(location.search||localStorage.getItem("workspace")!==null)d.asBuilt="hidden"}catch(e){}',
  '})(document.documentElement.dataset)',
].join('');
