import { describe, expect, it } from 'vitest';
import { isPicture, pictureAt } from './cdn';
import { standIn } from './node';
import { seedZoneLocations } from './store/seed/zoneLocations';

const [first] = seedZoneLocations();
const thumbnail = first!.thumbnail_s3_key!;

const pictureFrom = async (key: string) => {
  const response = await standIn().fetch(`/__standin/cdn/${key}`);
  const { status, headers } = response;
  return { status, type: headers.get('Content-Type'), headers, text: await response.text() };
};

describe('pictures by key', () => {
  it('are drawn and cacheable', async () => {
    const picture = await pictureFrom(thumbnail);
    expect(picture).toMatchObject({ status: 200, type: 'image/svg+xml' });
    expect(picture.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/);
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
