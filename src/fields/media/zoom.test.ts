import { describe, expect, it } from 'vitest';
import { fitOf, scaleLimits, transformOf, viewOf, type View } from './zoom';

const wide = { frame: { width: 400, height: 200 }, picture: { width: 1600, height: 1000 } };
const small = { frame: { width: 400, height: 200 }, picture: { width: 100, height: 50 } };

const at = (zoom: number, x = 0.5, y = 0.5): View => ({ zoom, middle: { x, y } });
const middleOf = (sizes: typeof wide, view: View) => viewOf(sizes, transformOf(sizes, view)).middle;

describe('a picture in its frame', () => {
  it('fits at first, large or small', () => {
    expect(fitOf(wide)).toBe(0.2);
    expect(transformOf(wide, at(1))).toEqual({ scale: 0.2, positionX: 40, positionY: 0 });
    expect(transformOf(small, at(1))).toEqual({ scale: 4, positionX: 0, positionY: 0 });
  });

  it('has its own size, which may be smaller than the frame', () => {
    expect(transformOf(wide, at(5)).scale).toBe(1);
    expect(transformOf(small, at(0.25))).toEqual({ scale: 1, positionX: 150, positionY: 75 });
  });

  it('is never smaller than its fitted or own size, and has a maximum', () => {
    expect(scaleLimits(wide)).toEqual({ minScale: 0.2, maxScale: 8 });
    expect(scaleLimits(small)).toEqual({ minScale: 1, maxScale: 8 });
    expect(transformOf(wide, at(0.2)).scale).toBe(0.2);
    expect(transformOf(wide, at(1000)).scale).toBe(8);
    expect(transformOf(small, at(0.01)).scale).toBe(1);
    expect(transformOf(small, at(1000)).scale).toBe(8);
  });

  it('has no gap if it is larger than the frame, and is centered otherwise', () => {
    expect(middleOf(wide, at(1, 0, 0))).toEqual({ x: 0.5, y: 0.5 });
    expect(middleOf(wide, at(2, 0, 0))).toEqual({ x: 0.3125, y: 0.25 });
    expect(transformOf(wide, at(2, 0, 0))).toMatchObject({ positionX: 0, positionY: 0 });
    expect(middleOf(wide, at(2, 1, 1))).toEqual({ x: 0.6875, y: 0.75 });
  });

  it('has the same view in any frame', () => {
    const view = at(4, 0.6, 0.4);
    const seen = viewOf(wide, transformOf(wide, view));
    expect(seen.zoom).toBeCloseTo(4);
    expect(seen.middle.x).toBeCloseTo(0.6);
    expect(seen.middle.y).toBeCloseTo(0.4);
  });
});
