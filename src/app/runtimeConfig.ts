import { brand } from '../lib/util/brand';

/** The settings of a deployment, loaded when the console starts, and not part of the build. */
export interface RuntimeConfig {
  /** Address of the platform, without a trailing slash; '' is the console's own origin. */
  readonly platformUrl: string;
  /** Target of System Status: a page of the deployment, or else the diagnostics on the account page. */
  readonly statusUrl: string;
  /** Base address of pictures that the platform stores by key, without a trailing slash; '' if there is none. */
  readonly cdnUrl: string;
  /** Accent color, `#rrggbb` (src/app/accent.ts); '' is that of the theme. */
  readonly accent: string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\/+$/, '') : '';

/** Resolves a relative address against the console's base. */
const belowBase = (address: string, base: string): string =>
  address === '' || /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address) ? address : base + address;

/** The request that src/ahead.js started; undefined on the development server, which does not run that script. */
const askedAhead = (): Promise<Response> | undefined => {
  const page = globalThis as { facingsConfig?: Promise<Response> };
  const response = page.facingsConfig;
  delete page.facingsConfig;
  return response;
};

/** Reads `config.json` beside `index.html`, also the brand. Without one the platform has the console's origin. */
export const readRuntimeConfig = async (base: string): Promise<RuntimeConfig> => {
  const answer = await (askedAhead() ?? fetch(`${base}config.json`, { cache: 'no-store' }));
  // Some hosts answer unknown paths with index.html, which means that there is no config.json.
  const isThere = answer.ok && (answer.headers.get('Content-Type')?.includes('json') ?? false);
  const settings = (isThere ? await answer.json() : {}) as Partial<
    Record<keyof RuntimeConfig | keyof typeof brand, unknown>
  >;
  brand.name = textOf(settings.name).trim() || brand.name;
  brand.logoUrl = belowBase(textOf(settings.logoUrl), base) || brand.logoUrl;
  return {
    platformUrl: textOf(settings.platformUrl),
    statusUrl: textOf(settings.statusUrl) || `${base}account`,
    cdnUrl: belowBase(textOf(settings.cdnUrl), base),
    accent: textOf(settings.accent),
  };
};
