/**
 * What a server of the console tells the browser to forbid, said once: scripts/serve.mjs sends these headers, and
 * deploy/nginx is made of them. The policy lets the page load its own files, talk to the platform and show its
 * pictures, and nothing else; tests/e2e/security.spec.ts sees that no screen needs more.
 */

/**
 * @typedef {{
 *   platformUrl?: string | undefined,
 *   cdnUrl?: string | undefined,
 *   mediaOrigins?: readonly string[] | undefined,
 * }} Origins
 *   As `config.json` names them: '' and paths are the console's own origin. `mediaOrigins`: other hosts whose
 *   pictures and models the platform names by their whole address.
 */

/** Scheme and host of an address, as a policy names it; undefined where that is the console's own. @param {string | undefined} address */
const originOf = (address) => {
  if (address === undefined || !/^https?:/i.test(address)) return undefined;
  const { origin } = new URL(address);
  return origin;
};

/**
 * Directives of the Content-Security-Policy, in order.
 * @param {Origins} origins
 * @returns {Record<string, readonly string[]>}
 */
export const directivesFor = ({ platformUrl, cdnUrl, mediaOrigins = [] }) => {
  const platform = originOf(platformUrl);
  const media = [originOf(cdnUrl), ...mediaOrigins.map(originOf)].filter(
    (one) => one !== undefined,
  );
  const reached = [...new Set([...(platform === undefined ? [] : [platform]), ...media])];
  return {
    'default-src': ["'none'"],
    // WebAssembly is no eval of text: CSV files are looked through with it, and compressed 3D models (Draco, Basis,
    // Meshopt) unpacked.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // A static page has no nonce to give, and Emotion (MUI's styles) and CodeMirror write <style> elements as they run.
    'style-src': ["'self'", "'unsafe-inline'"],
    // `blob:` and `data:` are pictures that were just chosen, and those that stand within a record.
    'img-src': ["'self'", 'data:', 'blob:', ...reached],
    // `blob:` are the textures within a 3D model, `data:` a model that its address holds.
    'connect-src': ["'self'", 'blob:', 'data:', ...reached],
    // `blob:` are the 3D viewer's: it writes the workers that unpack compressed models.
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // No text becomes code or markup by itself: src/app/trustedTypes.ts, and the viewer's templates (lit).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'lit-html'],
  };
};

/** @param {Origins} origins */
export const contentSecurityPolicy = (origins) =>
  Object.entries(directivesFor(origins))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Features of the browser that the console never asks for, whoever's script would. */
const forbidden = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers of every answer. Strict-Transport-Security is not among them: only a server that speaks https may say it.
 * @param {Origins} origins
 * @returns {Record<string, string>}
 */
export const securityHeaders = (origins) => ({
  'Content-Security-Policy': contentSecurityPolicy(origins),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': forbidden.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Two years, in seconds; for https only. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains';
