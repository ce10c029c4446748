/**
 * A container at the end of the body that dialogs do not hide from screen readers: a dialog hides all its siblings,
 * and messages among them would not be announced.
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
