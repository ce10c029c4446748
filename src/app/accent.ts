/** A company's own accent color (`accent` in `config.json`) in place of that of the theme. */
import { darken, decomposeColor, getContrastRatio, lighten } from '@mui/material/styles';
import { colorSchemeAttribute } from './colorMode';

interface Scheme {
  /** What text in the accent stands on (src/app/theme.ts). */
  readonly papers: readonly string[];
  readonly towards: typeof darken;
  /** Text of a button that is filled with the accent. */
  readonly onAccent: string;
  /** Beyond the 4.5 of WCAG 2.2 (1.4.3): the current entry's text stands on a tint of itself. */
  readonly contrast: number;
}

const schemes = {
  light: { papers: ['#ffffff', '#f6f7f5'], towards: darken, onAccent: '#ffffff', contrast: 5.5 },
  dark: {
    papers: ['#0f1513', '#171f1c', '#1d2623'],
    towards: lighten,
    onAccent: '#0b0f0d',
    contrast: 6.5,
  },
} satisfies Record<string, Scheme>;

const steps = 50;

/** The color itself, or the nearest darker or lighter one that can be read. */
export const readableAccent = (accent: string, scheme: keyof typeof schemes): string => {
  const { papers, towards, onAccent, contrast }: Scheme = schemes[scheme];
  for (let step = 0; step < steps; step += 1) {
    const color = towards(accent, step / steps);
    if ([...papers, onAccent].every((other) => getContrastRatio(color, other) >= contrast))
      return color;
  }
  return towards(accent, 1);
};

const channelsOf = (color: string): string => decomposeColor(color).values.slice(0, 3).join(' ');

/** The variables that MUI makes of a theme's primary color. */
const variablesOf = (scheme: keyof typeof schemes, accent: string): string => {
  const main = readableAccent(accent, scheme);
  const { onAccent } = schemes[scheme];
  const soft = scheme === 'light' ? lighten(main, 0.62) : darken(main, 0.5);
  const shades = {
    main,
    dark: darken(main, 0.3),
    light: lighten(main, 0.3),
    contrastText: onAccent,
  };
  return [
    ...Object.entries(shades).flatMap(([name, color]) => [
      `--mui-palette-primary-${name}:${color}`,
      `--mui-palette-primary-${name}Channel:${channelsOf(color)}`,
    ]),
    ...['LinearProgress-primaryBg', 'Slider-primaryTrack', 'Switch-primaryDisabledColor'].map(
      (name) => `--mui-palette-${name}:${soft}`,
    ),
  ].join(';');
};

/**
 * Puts the color over that of the theme, as dark or light as each color scheme needs it. A text that is no color is
 * reported to the developer, because the page is as usable without it.
 */
export const applyAccent = (accent: string): void => {
  if (!/^#[\da-f]{6}$/i.test(accent)) {
    reportError(new Error(`config.json: accent must be a color such as #0b6b5d, not "${accent}".`));
    return;
  }
  const style = document.createElement('style');
  const surface = readableAccent(accent, 'light');
  const [from, middle, to] = [0.2, 0.5, 0.65].map((share) => darken(surface, share));
  const signIn = `radial-gradient(120% 90% at 12% 0%, ${from} 0%, ${middle} 55%, ${to} 100%)`;
  const schemeRules = (['light', 'dark'] as const)
    // The element's name makes the rule stronger than the theme's, wherever that comes in the document.
    .map((name) => `html[${colorSchemeAttribute}="${name}"]{${variablesOf(name, accent)}}`);
  style.textContent = [`html{--facings-brand:${signIn}}`, ...schemeRules].join('');
  document.head.append(style);
};
