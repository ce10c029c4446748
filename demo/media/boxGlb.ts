/** A box as binary glTF 2.0: one mesh, one buffer, a color at each corner; no external references. */
import { sidesOf, type Box, type Side } from './box';
import { f32, joined, padded, textBytes, u16, u32 } from './bytes';

const [floats, shorts] = [5126, 5123];

const vertices = (sides: readonly Side[], of: (side: Side, corner: number) => readonly number[]) =>
  sides.flatMap((side) => [0, 1, 2, 3].flatMap((corner) => of(side, corner)));

const extent = (positions: readonly number[], pick: (...all: number[]) => number): number[] =>
  [0, 1, 2].map((axis) => Math.fround(pick(...positions.filter((_, at) => at % 3 === axis))));

const chunk = (kind: string, content: Uint8Array): Uint8Array =>
  joined(u32(content.length), textBytes(kind), content);

export const boxGlb = (box: Box): Uint8Array => {
  const sides = sidesOf(box);
  const positions = vertices(sides, ({ corners }, corner) => corners[corner] ?? []);
  const parts = [
    f32(positions),
    f32(vertices(sides, ({ normal }) => normal)),
    f32(vertices(sides, ({ color }) => color)),
    u16(...sides.flatMap((_, at) => [0, 1, 2, 0, 2, 3].map((corner) => at * 4 + corner))),
  ];
  const starts = parts.map((_, at) =>
    parts.slice(0, at).reduce((sum, { length }) => sum + length, 0),
  );
  const buffer = padded(joined(...parts), 4);
  const count = sides.length * 4;
  const vectors = { componentType: floats, count, type: 'VEC3' };
  const gltf = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [
      {
        primitives: [
          { attributes: { POSITION: 0, NORMAL: 1, COLOR_0: 2 }, indices: 3, material: 0 },
        ],
      },
    ],
    materials: [{ pbrMetallicRoughness: { metallicFactor: 0, roughnessFactor: 0.8 } }],
    accessors: [
      {
        ...vectors,
        bufferView: 0,
        min: extent(positions, Math.min),
        max: extent(positions, Math.max),
      },
      { ...vectors, bufferView: 1 },
      { ...vectors, bufferView: 2 },
      { bufferView: 3, componentType: shorts, count: sides.length * 6, type: 'SCALAR' },
    ],
    bufferViews: parts.map(({ length }, at) => ({
      buffer: 0,
      byteOffset: starts[at],
      byteLength: length,
    })),
    buffers: [{ byteLength: buffer.length }],
  };
  const chunks = joined(
    chunk('JSON', padded(textBytes(JSON.stringify(gltf)), 4, 0x20)),
    chunk('BIN\0', buffer),
  );
  return joined(textBytes('glTF'), u32(2, chunks.length + 12), chunks);
};
