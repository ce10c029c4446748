/** Loads the chart library on demand; a failed chunk is requested again. */
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
