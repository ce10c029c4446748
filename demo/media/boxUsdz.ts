/**
 * A box as USDZ: a zip that stores one USD text whose data starts at a multiple of 64 bytes, as the format requires.
 */
import { sidesOf, type Box } from './box';
import { joined, textBytes, u16, u32 } from './bytes';

const triples = (all: readonly (readonly number[])[]): string =>
  all.map((one) => `(${one.map((part) => Number(part.toFixed(5))).join(', ')})`).join(', ');

const usdOf = (box: Box): string => {
  const sides = sidesOf(box);
  const corners = sides.flatMap(({ corners: four }) => four);
  return `#usda 1.0
(
    defaultPrim = "Box"
    metersPerUnit = 1
    upAxis = "Y"
)

def Mesh "Box"
{
    int[] faceVertexCounts = [${sides.map(() => 4).join(', ')}]
    int[] faceVertexIndices = [${corners.map((_, at) => at).join(', ')}]
    point3f[] points = [${triples(corners)}]
    uniform token subdivisionScheme = "none"
    color3f[] primvars:displayColor = [${triples(sides.map(({ color }) => color))}] (
        interpolation = "uniform"
    )
}
`;
};

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let crc = start;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

export const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const name = textBytes('box.usda');
const headLength = 30 + name.length;
/** An extra field for padding: its own four bytes, and the rest up to 64. */
const filling = 64 - ((headLength + 4) % 64);
/** 1 January 1980, the first date in zip. */
const [time, date] = [0, 33];

export const boxUsdz = (box: Box): Uint8Array => {
  const content = textBytes(usdOf(box));
  const common = joined(
    u16(20, 0, 0, time, date),
    u32(crc32(content), content.length, content.length),
    u16(name.length),
  );
  const file = joined(
    textBytes('PK\u0003\u0004'),
    common,
    u16(filling + 4),
    name,
    u16(0x1986, filling),
    new Uint8Array(filling),
    content,
  );
  const directory = joined(
    textBytes('PK\u0001\u0002'),
    u16(20),
    common,
    u16(0, 0, 0, 0),
    u32(0, 0),
    name,
  );
  const end = joined(
    textBytes('PK\u0005\u0006'),
    u16(0, 0, 1, 1),
    u32(directory.length, file.length),
    u16(0),
  );
  return joined(file, directory, end);
};
