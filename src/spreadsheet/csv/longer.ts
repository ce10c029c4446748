type Numbers = Uint32Array<ArrayBuffer>;

/** Returns a longer copy. Its length is extrapolated from the `share` of the file that filled the array. */
export const longer = (array: Numbers, share: number): Numbers => {
  const likely = share > 0 ? (array.length / share) * 1.05 : 0;
  const most = array.length * 4;
  const length = Math.max(array.length * 1.5, Math.min(likely, most));
  const next = new Uint32Array(Math.ceil(length) + 16);
  next.set(array);
  return next;
};
