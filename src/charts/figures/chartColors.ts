/** The colors of the charts, from the theme; in forced-colors mode, the system's. */

const inks = [
  'primary-main',
  'secondary-main',
  'info-main',
  'text-primary',
  'error-main',
  'success-main',
];
const paper = 'var(--mui-palette-background-paper)';
/**
 * Shares of the full color, from the lowest step to the highest. The range between the fourth and the fifth is left
 * out, because neither dark nor light text is readable on it (measured against 4.5:1 in both schemes).
 */
const steps = [8, 18, 30, 44, 86, 100];

/** The palest color with a contrast of 3:1 to the background. */
const paleShare = 70;

const mixed = (ink: string, share: number, ground = 'var(--chart-paper)'): string =>
  `color-mix(in srgb, ${ink} ${share}%, ${ground})`;

const entries = (inkOf: (at: number) => string): Record<string, string> =>
  Object.fromEntries(
    inks.flatMap((_, at) => [
      [`--chart-${at + 1}`, inkOf(at)],
      [`--chart-${at + 1}-pale`, mixed(`var(--chart-${at + 1})`, paleShare)],
    ]),
  );

const heat = (name: string, ink: string): Record<string, string> =>
  Object.fromEntries(steps.map((share, at) => [`--chart-${name}-${at + 1}`, mixed(ink, share)]));

/** From this step on, text on the color is light. */
export const firstDeepStep = 5;

export const heatSteps = steps.length;

/** CSS variables for `sx`, used by everything inside. */
export const chartColors = {
  '--chart-paper': paper,
  '--chart-text': 'var(--mui-palette-text-primary)',
  '--chart-faint': 'var(--mui-palette-text-secondary)',
  '--chart-line': 'var(--mui-palette-divider)',
  ...entries((at) => `var(--mui-palette-${inks[at] ?? 'primary-main'})`),
  ...heat('heat', 'var(--chart-1)'),
  ...heat('cold', 'var(--chart-2)'),
  '@media (forced-colors: active)': {
    '--chart-paper': 'Canvas',
    '--chart-text': 'CanvasText',
    '--chart-faint': 'CanvasText',
    '--chart-line': mixed('CanvasText', 25, 'Canvas'),
    ...entries((at) => ['LinkText', 'CanvasText', 'Highlight'][at % 3] ?? 'CanvasText'),
  },
};
