import { expect, it } from 'vitest';
import { createUnderWay } from './underWay';

it('sends another file while one is under way: JSON writes both as an empty object', async () => {
  const { writing } = createUnderWay();
  const sent: string[] = [];
  const upload = (content: string) => {
    const logo = new File([content], 'logo.png', { lastModified: 0 });
    const write = () => Promise.resolve(sent.push(content));
    return () => writing('organizations', [1], { what: [{ logo }], write });
  };
  const [first, second] = [upload('a'), upload('bc')];
  await Promise.all([first(), first(), second()]);
  expect(sent).toEqual(['a', 'bc']);
});
