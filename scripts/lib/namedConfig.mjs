/**
 * What `config.json` says where a command names the platform: the stand-in over HTTP (`npm run platform`) has
 * pictures of its own, any other platform's are at the content delivery network that FACINGS_CDN_URL names.
 *
 * @param {{ platformUrl: string, cdnUrl?: string | undefined }} named
 */
export const namedConfig = ({ platformUrl, cdnUrl }) => ({
  platformUrl,
  cdnUrl: cdnUrl ?? `${platformUrl.replace(/\/+$/, '')}/__standin/cdn`,
});
