import { describe, expect, it } from 'vitest';
import { cornerOf, drawn, fitOf, moved, ownSize, whole, within, zoomed, type View } from './zoom';

const wide = { frame: { width: 400, height: 200 }, picture: { width: 1600, height: 1000 } };
const small = { frame: { width: 400, height: 200 }, picture: { width: 100, height: 50 } };

const at = (zoom: number, x = 0.5, y = 0.5): View => ({ zoom, middle: { x, y } });

describe('a picture in its frame', () => {
  it('fits at first, large or small', () => {
    expect(fitOf(wide)).toBe(0.2);
    expect(drawn(wide, 1)).toEqual({ width: 320, height: 200 });
    expect(cornerOf(wide, whole)).toEqual({ x: 40, y: 0 });
    expect(drawn(small, 1)).toEqual({ width: 400, height: 200 });
  });

  it('has its own size, which may be smaller than the frame', () => {
    expect(ownSize(wide)).toBe(5);
    expect(drawn(wide, 5)).toEqual(wide.picture);
    expect(ownSize(small)).toBe(0.25);
    expect(drawn(small, 0.25)).toEqual(small.picture);
  });

  it('is never smaller than its fitted or own size, and has a maximum', () => {
    expect(within(wide, at(0.2)).zoom).toBe(1);
    expect(within(wide, at(1000)).zoom).toBe(40);
    expect(within(small, at(0.01)).zoom).toBe(0.25);
    expect(within(small, at(1000)).zoom).toBe(2);
  });

  it('has no gap if it is larger than the frame, and is centered otherwise', () => {
    expect(within(wide, at(1, 0, 0))).toEqual(whole);
    expect(within(wide, at(2, 0, 0)).middle).toEqual({ x: 0.3125, y: 0.25 });
    expect(cornerOf(wide, within(wide, at(2, 0, 0)))).toEqual({ x: 0, y: 0 });
    expect(within(wide, at(2, 1, 1)).middle).toEqual({ x: 0.6875, y: 0.75 });
  });

  it('moves by screen pixels', () => {
    expect(moved(wide, at(2), 64, -40).middle).toEqual({ x: 0.6, y: 0.4 });
    expect(moved(wide, at(1), 64, -40)).toEqual(whole);
  });

  it('keeps the point under the pointer', () => {
    const point = { x: 80, y: 30 };
    const next = zoomed(wide, at(4), 6, point);
    const seen = (view: View, side: 'x' | 'y', length: 'width' | 'height') =>
      view.middle[side] + point[side] / drawn(wide, view.zoom)[length];
    expect(next.zoom).toBe(6);
    expect(seen(next, 'x', 'width')).toBeCloseTo(seen(at(4), 'x', 'width'));
    expect(seen(next, 'y', 'height')).toBeCloseTo(seen(at(4), 'y', 'height'));
    expect(zoomed(wide, at(4, 0.6, 0.6), 1)).toEqual(whole);
  });
});
