// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isPicture, pictureAt } from './cdn';
import { standIn } from './node';
import { pictureKeys, seedZoneLocations } from './store/seed/zoneLocations';

const [first] = seedZoneLocations();
const thumbnail = first!.thumbnail_s3_key!;
const cvThumbnail = first!.cv_thumbnail_s3_key!;

const pictureFrom = async (key: string) => {
  const response = await standIn().fetch(`/__standin/cdn/${key}`);
  const { status, headers } = response;
  return { status, type: headers.get('Content-Type'), headers, text: await response.text() };
};

describe('pictures by key', () => {
  it('are drawn, cacheable and the same every time', async () => {
    const picture = await pictureFrom(thumbnail);
    expect(picture).toMatchObject({ status: 200, type: 'image/svg+xml' });
    expect(picture.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/);
    const drawn = new DOMParser().parseFromString(picture.text, 'image/svg+xml');
    expect(drawn.querySelector('parsererror')).toBeNull();
    expect(drawn.documentElement.getAttribute('viewBox')).toBe('0 0 800 500');
    expect(drawn.querySelectorAll('text').length).toBeGreaterThan(20);
    expect((await pictureFrom(thumbnail)).text).toBe(picture.text);
    const another = [...pictureKeys()].find((key) => !key.startsWith(thumbnail.slice(0, 50)))!;
    expect((await pictureFrom(another)).text).not.toBe(picture.text);
  });

  it('have boxes around the facings where the platform has read them', async () => {
    const [plain, read] = [await pictureFrom(thumbnail), await pictureFrom(cvThumbnail)];
    expect(plain.text).not.toContain('fill="none"');
    expect(read.text).toContain('fill="none"');
    expect(read.text.startsWith(plain.text.slice(0, -'</svg>'.length))).toBe(true);
  });

  it('are there for keys of the seed only', async () => {
    const lost = seedZoneLocations().find((one) => one.thumbnail_s3_key?.startsWith('lost/'))!;
    for (const key of [lost.thumbnail_s3_key!, 'nope.svg', '', '../cdn', 'locations/'])
      expect((await pictureFrom(key)).status, key).toBe(404);
  });

  it('are below the console’s own base path, too', () => {
    const path = `/console/__standin/cdn/${thumbnail}`;
    expect(isPicture(path)).toBe(false);
    expect(isPicture(path, '/console/')).toBe(true);
    expect(pictureAt(path, '/console/').status).toBe(200);
    expect(isPicture('/console/api/zones', '/console/')).toBe(false);
  });
});
