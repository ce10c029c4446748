// @vitest-environment jsdom
import { getContrastRatio } from '@mui/material/styles';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { applyAccent, readableAccent } from './accent';

const channel = fc
  .integer({ min: 0, max: 255 })
  .map((value) => value.toString(16).padStart(2, '0'));
const color = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);

it('any accent can be read in both color schemes', () => {
  fc.assert(
    fc.property(color, (accent) => {
      const light = readableAccent(accent, 'light');
      const dark = readableAccent(accent, 'dark');
      for (const paper of ['#ffffff', '#f6f7f5'])
        expect(getContrastRatio(light, paper)).toBeGreaterThanOrEqual(4.5);
      for (const paper of ['#0f1513', '#171f1c', '#1d2623'])
        expect(getContrastRatio(dark, paper)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('an accent that can be read is taken as it is', () => {
  expect(getContrastRatio(readableAccent('#0b6b5d', 'light'), '#0b6b5d')).toBe(1);
});

it('it replaces the primary color of the theme', () => {
  applyAccent('#7a1fa2');
  const styles = [...document.head.querySelectorAll('style')].at(-1)?.textContent ?? '';
  expect(styles).toContain('html[data-color-scheme="light"]');
  expect(styles).toMatch(/--mui-palette-primary-mainChannel:122 31 162/);
});

it('a text that is no color is reported, and changes nothing', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const before = document.head.innerHTML;
  applyAccent('teal; background: url(x)');
  expect(String(report.mock.calls[0]?.[0])).toContain('accent must be a color such as #0b6b5d');
  expect(document.head.innerHTML).toBe(before);
});
