import { describe, expect, test } from 'vitest';
import { roomOf, wrongArrow, wrongLibrary } from './rooms.mjs';

describe('rooms', () => {
  test.each([
    ['src/main.tsx', 'src/app'],
    ['src/app/Root.tsx', 'src/app'],
    ['src/screens/bulk/Grid.tsx', 'src/screens'],
    ['dataProvider/mapping/encode.ts', 'dataProvider/mapping'],
    ['dataProvider/sessionPort.ts', 'dataProvider'],
    ['src/views/EntityList.test.tsx', undefined],
    ['scripts/serve.mjs', undefined],
  ])('%s is of %s', (path, room) => {
    expect(roomOf(path)).toBe(room);
  });
});

describe('arrows', () => {
  test.each([
    ['src/views/EntityList.tsx', 'src/fields/fieldKinds', 'value'],
    ['src/views/EntityList.tsx', 'dataProvider/sessionPort', 'type'],
    ['src/app/ConsoleApp.tsx', 'resources/index', 'value'],
    ['src/main.tsx', 'demo/browser', 'lazy'],
    ['resources/products.ts', 'src/screens/bulk/BulkPage', 'lazy'],
    ['src/shell/Shell.tsx', 'src/messages/en/shell', 'value'],
    ['src/screens/bulk/Grid.tsx', 'src/screens/bulk/cells', 'value'],
    ['dataProvider/index.ts', 'dataProvider/mapping/encode', 'value'],
  ] as const)('%s may import %s (%s)', (from, to, kind) => {
    expect(wrongArrow({ from, to, kind })).toBeUndefined();
  });

  test.each([
    ['src/fields/Text.tsx', 'src/views/EntityList', 'type'],
    ['src/views/EntityList.tsx', 'resources/index', 'value'],
    ['src/views/EntityList.tsx', 'dataProvider/sessionPort', 'value'],
    ['src/screens/bulk/Grid.tsx', 'src/screens/flash/FlashDialog', 'value'],
    ['resources/products.ts', 'src/screens/bulk/BulkPage', 'value'],
    ['src/main.tsx', 'demo/browser', 'value'],
    ['demo/store.ts', 'resources/products', 'value'],
    ['authProvider/session.ts', 'dataProvider/sessionPort', 'type'],
    ['src/schema/field.ts', 'src/app/theme', 'lazy'],
  ] as const)('%s may not import %s (%s)', (from, to, kind) => {
    expect(wrongArrow({ from, to, kind })).toMatch(/may|never/);
  });

  test('the vocabulary and the transport stay free of the interface', () => {
    const library = '@mui/material/Button';
    expect(wrongLibrary({ from: 'resources/items.ts', library, kind: 'type' })).toBeDefined();
    expect(wrongLibrary({ from: 'src/fields/Text.tsx', library, kind: 'value' })).toBeUndefined();
    const admin = { from: 'dataProvider/transport/send.ts', library: 'react-admin' };
    expect(wrongLibrary({ ...admin, kind: 'value' })).toBeDefined();
    expect(wrongLibrary({ ...admin, kind: 'type' })).toBeUndefined();
  });
});
