// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { users } from '../../../resources/users';
import { createConsole } from '../testing/renderConsole';
import { Consequences } from './Consequences';

const texts: (string | null)[] = [];

/** Notes each text that is drawn. */
const Watched = ({ accounts }: { readonly accounts: readonly object[] | null }) => (
  <div
    ref={(box) => {
      if (!box) return undefined;
      const note = () => texts.push(box.textContent);
      note();
      const observer = new MutationObserver(note);
      observer.observe(box, { subtree: true, childList: true, characterData: true });
      return () => {
        observer.disconnect();
      };
    }}
  >
    <Consequences
      declaration={users}
      purpose="edit"
      records={[{ id: 'u1', name: 'Ada', accounts }]}
    />
  </div>
);

it.each([
  [[{}, {}], 'The role applies to all 2 organizations that Ada belongs to.'],
  [[{}], 'The role applies to the only organization that Ada belongs to.'],
  [null, 'Some of what depends on Ada could not be checked.'],
])(
  'what the record itself knows is said at once, and moves nothing: %j',
  async (accounts, text) => {
    texts.length = 0;
    const { show } = await createConsole({ page: <Watched accounts={accounts} /> });
    show('/');
    expect(await screen.findByText(text, undefined, { timeout: 20_000 })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(new Set(texts).size).toBe(1);
  },
  60_000,
);
