import { __unsafe_useEmotionCache } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';

/** Removes rendered styles from the page, which would slow down style matching in the next file. */
export const forgetStyles = () => {
  const Forget = () => {
    const cache = __unsafe_useEmotionCache();
    if (!cache) throw new Error('Emotion has no cache.');
    cache.sheet.flush();
    cache.inserted = {};
    cache.registered = {};
    return null;
  };
  render(createElement(Forget));
  cleanup();
};
