const free = 0xffffffff;
const lastOfChain = 0xfffffffe;
const sector = 512;
const entry = 128;

/** An OLE file that contains only names: one sector of the allocation table and one of the directory. */
export const oleFile = (names: readonly string[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(3 * sector);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint32(44, 1, true);
  view.setUint32(48, 1, true);
  for (let at = 76; at < sector; at += 4) view.setUint32(at, at === 76 ? 0 : free, true);
  for (let at = 0; at < sector; at += 4) view.setUint32(sector + at, free, true);
  view.setUint32(sector, 0xfffffffd, true);
  view.setUint32(sector + 4, lastOfChain, true);
  ['Root Entry', ...names].slice(0, 4).forEach((name, at) => {
    const from = 2 * sector + at * entry;
    Array.from(name).forEach((letter, unit) =>
      view.setUint16(from + unit * 2, letter.charCodeAt(0), true),
    );
    view.setUint16(from + 64, name.length * 2 + 2, true);
    view.setUint8(from + 66, at === 0 ? 5 : 2);
  });
  return bytes;
};
