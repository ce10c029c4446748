/** A box with the size and color of a product state; each side has its own shade, so that rotation is visible. */
export interface Box {
  /** Inches. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** '#rrggbb'. */
  readonly color: string;
}

type Triple = readonly [number, number, number];

export interface Side {
  readonly normal: Triple;
  /** Counter-clockwise as seen from outside, meters. */
  readonly corners: readonly [Triple, Triple, Triple, Triple];
  /** Linear red, green, blue from 0 to 1. */
  readonly color: Triple;
}

const inch = 0.0254;

/** Axes of the side's plane and its normal, right-handed: right × up = normal. */
const sides = [
  { right: [1, 0, 0], up: [0, 1, 0], normal: [0, 0, 1], shade: 1 },
  { right: [-1, 0, 0], up: [0, 1, 0], normal: [0, 0, -1], shade: 0.55 },
  { right: [0, 0, -1], up: [0, 1, 0], normal: [1, 0, 0], shade: 0.75 },
  { right: [0, 0, 1], up: [0, 1, 0], normal: [-1, 0, 0], shade: 0.65 },
  { right: [1, 0, 0], up: [0, 0, -1], normal: [0, 1, 0], shade: 0.9 },
  { right: [1, 0, 0], up: [0, 0, 1], normal: [0, -1, 0], shade: 0.4 },
] as const satisfies readonly {
  readonly right: Triple;
  readonly up: Triple;
  readonly normal: Triple;
  readonly shade: number;
}[];

const linear = (part: string, shade: number): number =>
  Number(((Number.parseInt(part, 16) / 255) ** 2.2 * shade).toFixed(4));

const colorOf = (color: string, shade: number): Triple => [
  linear(color.slice(1, 3), shade),
  linear(color.slice(3, 5), shade),
  linear(color.slice(5, 7), shade),
];

/** It stands on the ground, centered above the origin. */
export const sidesOf = ({ width, height, depth, color }: Box): readonly Side[] => {
  const half: Triple = [(width / 2) * inch, (height / 2) * inch, (depth / 2) * inch];
  return sides.map(({ right, up, normal, shade }) => {
    const corner = (along: number, upwards: number): Triple => {
      const of = (axis: 0 | 1 | 2): number =>
        (normal[axis] + right[axis] * along + up[axis] * upwards) * half[axis] +
        (axis === 1 ? half[1] : 0);
      return [of(0), of(1), of(2)];
    };
    return {
      normal,
      corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
      color: colorOf(color, shade),
    };
  });
};
