/**
 * Content of `config.json` for a given platform: the simulated platform over HTTP (`npm run platform`) has its own
 * images; for any other, FACINGS_CDN_URL is the content delivery network.
 *
 * @param {{ platformUrl: string, cdnUrl?: string | undefined }} named
 */
export const namedConfig = ({ platformUrl, cdnUrl }) => ({
  platformUrl,
  cdnUrl: cdnUrl ?? `${platformUrl.replace(/\/+$/, '')}/__standin/cdn`,
});
