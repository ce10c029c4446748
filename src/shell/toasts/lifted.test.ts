import { describe, expect, it } from 'vitest';
import { liftedBottom } from './toastPlace';

const toasts = { rest: 24, height: 60, left: 1036, right: 1416, windowHeight: 900 };
const footer = { top: 830, bottom: 900, left: 960, right: 1440 };

describe('the position of toasts', () => {
  it('is the corner if nothing is open', () => {
    expect(liftedBottom(toasts, [])).toBe(24);
  });

  it('is above the footer of an open panel', () => {
    expect(liftedBottom(toasts, [footer])).toBe(78);
  });

  it("ignores a dialog's footer that is beside, above or below it", () => {
    const beside = { ...footer, left: 420, right: 1020 };
    const above = { ...footer, top: 600, bottom: 670 };
    const hidden = { ...footer, top: 900, bottom: 970 };
    expect(liftedBottom(toasts, [beside, above, hidden])).toBe(24);
  });

  it('is above a second footer that it would otherwise cover', () => {
    const second = { ...footer, top: 760, bottom: 800 };
    expect(liftedBottom(toasts, [second, footer])).toBe(148);
  });

  it('ignores hidden elements', () => {
    expect(liftedBottom(toasts, [{ ...footer, top: 880, bottom: 880 }])).toBe(24);
  });
});
