/** The chart library comes when it is first needed; a chunk that did not arrive is asked for again. */
import type * as drawings from './drawing/Drawing';

type Module = typeof drawings;

let coming: Promise<Module> | undefined;

export const loadDrawing = async (): Promise<Module> => {
  coming ??= import('./drawing/Drawing');
  try {
    return await coming;
  } catch (error) {
    coming = undefined;
    throw error;
  }
};
