/** The content delivery network: images by key, beside the control calls and outside /api. */
import { shelfPicture } from './media/shelfPicture';
import { refused } from './refusal';
import { seededBy } from './store/seed/random';
import { pictureKeys } from './store/seed/zoneLocations';

const prefix = '__standin/cdn/';

const read = 'cv_thumbnail';

const pictureOf = (key: string): Response =>
  new Response(shelfPicture(key.replace(read, 'thumbnail'), { isRead: key.includes(read) }), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });

/** Whether this is an address of an image, existing or not. */
export const isPicture = (path: string, base = '/'): boolean => path.startsWith(`${base}${prefix}`);

/**
 * The image at an address; 404 for keys that no seeded row has.
 * @param base base path of the console, with slashes at both ends
 * @param seed number of the seed whose rows have the images
 */
export const pictureAt = (path: string, base = '/', seed = 1): Response => {
  const key = path.slice(base.length + prefix.length);
  return seededBy(seed, pictureKeys).has(key)
    ? pictureOf(key)
    : refused(404, 'There is no picture with this key.');
};
