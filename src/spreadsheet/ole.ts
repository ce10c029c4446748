/**
 * Lists the names in the directory of an OLE file (MS-CFB), to distinguish an old workbook from an encrypted new one.
 * Reads only the directory. Every step is bounded, since a malicious chain of sectors may be circular.
 */

const headerBytes = 512;
const entryBytes = 128;
/** Maximum number of directory sectors: 4,096 entries. A workbook has about ten. */
const mostSectors = 1_024;
/** Sector numbers from here on have special meanings. */
const noSector = 0xfffffffa;

export const isOle = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].every((byte, at) => bytes[at] === byte);

const namesIn = (view: DataView, from: number, to: number): string[] => {
  const names: string[] = [];
  for (let at = from; at + entryBytes <= to; at += entryBytes) {
    const length = Math.min(view.getUint16(at + 64, true), 64);
    let name = '';
    for (let unit = 0; unit + 2 < length; unit += 2) {
      name += String.fromCharCode(view.getUint16(at + unit, true));
    }
    if (name !== '') names.push(name);
  }
  return names;
};

/** The names in the file; empty if its directory cannot be found. */
export const oleNames = (bytes: Uint8Array): readonly string[] => {
  if (!isOle(bytes) || bytes.length < headerBytes) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return [];
  const size = 1 << shift;
  const placeOf = (sector: number): number => (sector + 1) * size;
  const isInside = (sector: number): boolean =>
    sector < noSector && placeOf(sector) + size <= bytes.length;
  const perSector = size / 4;

  /** The next sector of a chain. The header lists the first 109 sectors of the allocation table. */
  const next = (sector: number): number => {
    const table = Math.floor(sector / perSector);
    if (table >= 109) return noSector;
    const holder = view.getUint32(76 + table * 4, true);
    return isInside(holder)
      ? view.getUint32(placeOf(holder) + (sector % perSector) * 4, true)
      : noSector;
  };

  const names: string[] = [];
  let sector = view.getUint32(48, true);
  for (let count = 0; count < mostSectors && isInside(sector); count += 1) {
    names.push(...namesIn(view, placeOf(sector), placeOf(sector) + size));
    sector = next(sector);
  }
  return names;
};
