import { describe, expect, it } from 'vitest';
import { recordPartOf } from '../navigation';
import { realMenu } from '../testing/realMenu';
import { matchingPages } from './useRecordPages';

const part = recordPartOf(realMenu);
const asked = (typed: string) =>
  part
    ? matchingPages(part, typed, ({ text }) => text).map(({ label, rest }) => [label, rest])
    : [];

describe('a page found together with its record', () => {
  it.each([
    ['brightwater webhooks', 'Webhooks', 'brightwater'],
    ['Webh Alder Vine', 'Webhooks', 'alder vine'],
    ['api keys müller', 'API Keys', 'muller'],
  ])('%s', (typed, label, rest) => {
    expect(asked(typed)[0]).toEqual([label, rest]);
  });

  it.each(['webhooks', 'brightwater', 'brightwater eatures', 'webhooks q', ''])(
    'is not found by %j',
    (typed) => {
      expect(asked(typed)).toEqual([]);
    },
  );

  it('searches two names at most', () => {
    const rests = new Set(asked('storage api pick key model').map(([, rest]) => rest));
    expect(rests.size).toBeLessThanOrEqual(2);
  });
});
