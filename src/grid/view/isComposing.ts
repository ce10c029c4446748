/** Whether a key belongs to an input method (IME). */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  event.key === 'Process' ||
  event.key === 'Dead' ||
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari has no other way to detect it
  event.keyCode === 229;
