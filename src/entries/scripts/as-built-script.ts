/**
 * Source of the script in the head of pages prerendered with the sample. If stored data or the
 * query may differ from it, the prerendered content is hidden before first paint.
 */
export const asBuiltScript = [
  '(function(d){d.asBuilt="shown";',
  'try{if(location.search||localStorage.getItem("workspace")!==null)d.asBuilt="hidden"}catch(e){}',
  '})(document.documentElement.dataset)',
].join('');
