/**
 * A short keyed digest: four FNV-1a lanes of 32 bits. It detects tampering and distinguishes texts, but it is not
 * secure. Security is not needed: the demo's passwords are shown on its sign-in page.
 */
const laneSeeds: readonly number[] = [0x811c9dc5, 0x050c5d1f, 0x2f0b4c67, 0x9e3779b9];

export const digest = (text: string, key: string): string =>
  laneSeeds
    .map((seed) => {
      let lane = seed;
      for (const part of [key, text, key]) {
        for (let at = 0; at < part.length; at += 1) {
          lane = Math.imul(lane ^ part.charCodeAt(at), 0x01000193);
          lane ^= lane >>> 13;
        }
      }
      return (lane >>> 0).toString(16).padStart(8, '0');
    })
    .join('');

/** The stored form of a password. */
export const passwordDigest = (password: string, userId: string): string =>
  digest(password, `password of ${userId}`);
