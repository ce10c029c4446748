/**
 * Where the styles of what is drawn later go. A rule with `@media` or `@keyframes` that is added to a style sheet makes
 * browsers look at every element again that any rule of that sheet is for: after the first page, that is the whole page,
 * and opening a menu for the first time waited for it. So each sheet is closed soon after its first rules.
 */
import { __unsafe_useEmotionCache, type EmotionCache } from '@emotion/react';
import { useState } from 'react';

/** A sheet with so few rules may take more later: they are for few elements. Many sheets would slow down every page. */
const few = 40;

type Sheet = EmotionCache['sheet'];

/** Makes the sheet begin another element for rules that come in a later task than those it has. */
export const separateLaterStyles = (sheet: Sheet): void => {
  const insert = sheet.insert.bind(sheet);
  let isLater = sheet.ctr > 0;
  let isWaiting = false;
  sheet.insert = (rule: string) => {
    // With a count of zero, emotion adds an element after the last.
    if (isLater && sheet.ctr >= few) sheet.ctr = 0;
    isLater = false;
    insert(rule);
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isLater = true;
      isWaiting = false;
    });
  };
};

/** Draws nothing. */
export const LaterStyles = (): null => {
  const cache = __unsafe_useEmotionCache();
  useState(() => {
    // There is one wherever there is a document.
    if (cache) separateLaterStyles(cache.sheet);
  });
  return null;
};
