/**
 * Security headers of a server of the console, defined once: scripts/serve.mjs sends them, and deploy/nginx is
 * generated from them. The policy allows the page to load its own files, call the platform and show its images, and
 * nothing else; tests/e2e/security.spec.ts checks that no screen needs more.
 */

/**
 * @typedef {{
 *   platformUrl?: string | undefined,
 *   cdnUrl?: string | undefined,
 *   mediaOrigins?: readonly string[] | undefined,
 * }} Origins
 *   As in `config.json`: '' and paths mean the console's own origin. `mediaOrigins`: other hosts of
 *   images and models that the platform names by full URL.
 */

/**
 * Scheme and host of an address for a policy; undefined if it is the console's own origin.
 * @param {string | undefined} address
 */
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
    // WebAssembly does not evaluate text. It decompresses 3D models (Draco, Basis, Meshopt).
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // A static page has no nonce, and Emotion (MUI's styles) creates <style> elements at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    // `blob:` and `data:` are images that were just selected, and images inside records.
    'img-src': ["'self'", 'data:', 'blob:', ...reached],
    // The console's own text face.
    'font-src': ["'self'"],
    // `blob:` is for textures of 3D models, `data:` for models in data URLs.
    'connect-src': ["'self'", 'blob:', 'data:', ...reached],
    // `blob:` is for the 3D viewer's workers that decompress models.
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // Text never becomes code or markup without a policy: src/app/trustedTypes.ts, and the viewer's templates (lit).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'lit-html'],
  };
};

/** @param {Origins} origins */
export const contentSecurityPolicy = (origins) =>
  Object.entries(directivesFor(origins))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Browser features that the console never uses, disabled for any script. */
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
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers of every response, without Strict-Transport-Security, which only an HTTPS server may send.
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
  // Nothing of an administrative console belongs in a search engine.
  'X-Robots-Tag': 'noindex',
});

/** Two years, in seconds; for HTTPS only. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains';
