/**
 * Writes a message to a live region, without a React render: the pointer crosses many cells. The same text twice is
 * announced twice.
 */
export const announce = (region: HTMLElement | null, text: string): void => {
  if (!region) return;
  region.textContent = region.textContent === text && text !== '' ? `${text}\u00a0` : text;
};
