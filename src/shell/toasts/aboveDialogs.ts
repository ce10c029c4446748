/**
 * A place at the end of the body that dialogs do not hide from those who hear the page: a dialog hides all its
 * siblings, and a message that stands among them would never be told.
 */
import { useEffect, useState } from 'react';

export const useAboveDialogs = (): HTMLElement => {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(place);
    const observer = new MutationObserver(() => {
      if (place.hasAttribute('aria-hidden')) place.removeAttribute('aria-hidden');
    });
    observer.observe(place, { attributes: true, attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
};
