/** What a deployment says, read when the console starts and not baked into the build. */
export interface RuntimeConfig {
  /** Address of the platform, without a slash at its end; '' is the console's own origin. */
  readonly platformUrl: string;
  /** Where System Status leads: a page of the deployment's own, else the diagnostics on the account page. */
  readonly statusUrl: string;
  /** Where pictures are that the platform knows by a key, without a slash at its end; '' where there is no such place. */
  readonly cdnUrl: string;
}

const fallbackAt = (base: string): RuntimeConfig => ({
  platformUrl: '',
  statusUrl: `${base}account`,
  cdnUrl: '',
});

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value.replace(/\/+$/, '') : otherwise;

/** An address without a beginning of its own is below the console's base. */
const belowBase = (address: string, base: string): string =>
  address === '' || /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address) ? address : base + address;

/** Asked for by src/ahead.js, once; undefined where that script did not run: on the development server. */
const askedAhead = (): Promise<Response> | undefined => {
  const page = globalThis as { facingsConfig?: Promise<Response> };
  const asked = page.facingsConfig;
  delete page.facingsConfig;
  return asked;
};

/** Reads `config.json` beside `index.html`. Without one the platform is where the console is. */
export const readRuntimeConfig = async (base: string): Promise<RuntimeConfig> => {
  const fallback = fallbackAt(base);
  const answer = await (askedAhead() ?? fetch(`${base}config.json`, { cache: 'no-store' }));
  const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
  // A host that answers unknown files with its index page has no config.json.
  if (!answer.ok || !isJson) return fallback;
  const given = (await answer.json()) as Partial<Record<keyof RuntimeConfig, unknown>>;
  return {
    platformUrl: textOf(given.platformUrl, fallback.platformUrl),
    statusUrl: textOf(given.statusUrl, '') || fallback.statusUrl,
    cdnUrl: belowBase(textOf(given.cdnUrl, fallback.cdnUrl), base),
  };
};
