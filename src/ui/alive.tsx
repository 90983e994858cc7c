import { useEffect } from 'react';

/** Says that the page around it has been taken over: a shell's content is hydrated after the document. */
export function Alive() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}
