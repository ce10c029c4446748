// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createPageActions } from './pageActions';
import { KeysContext, usePageAction } from './usePageAction';
import { createVisits } from './visits';
import { memoryStore } from 'react-admin';

it('the keys of a page work as soon as it is drawn', () => {
  const actions = createPageActions(() => undefined);
  const keys = { actions, visits: createVisits(memoryStore()), areSingleKeysOn: true };
  let offered: readonly string[] = [];
  const Frame = ({ children }: { children: ReactNode }) => {
    // After it, the browser draws the page.
    useLayoutEffect(() => {
      offered = actions.all().map(({ label }) => label);
    });
    return children;
  };
  const Page = () => {
    usePageAction({ key: 'create', label: 'Add Region', shortcut: 'c', run: () => undefined });
    return null;
  };
  const { unmount } = render(
    <KeysContext value={keys}>
      <Frame>
        <Page />
      </Frame>
    </KeysContext>,
  );
  expect(offered).toEqual(['Add Region']);
  unmount();
  expect(actions.all()).toEqual([]);
});
