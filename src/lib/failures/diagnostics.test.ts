// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { platformOf } from '../../../demo/platform';
import { declarations } from '../../../resources/index';
import {
  diagnosticsText,
  faultText,
  forgetCalls,
  forgetFaults,
  keepPathsOf,
  lastCalls,
  noteCall,
  noteFault,
  pathPatternOf,
} from './diagnostics';

const secrets = {
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJvbGl2ZSJ9.c2lnbmF0dXJl',
  password: 'Facings-1!',
  key: 'fk_live_abcdefghijklmnopqrstuvwx',
  email: 'olive@facings.example',
  record: 'Oat bar with honey',
  word: 'honeycomb',
} as const;

for (const { routes, api, calls, actions } of declarations)
  keepPathsOf([routes, api, calls, actions]);

beforeEach(() => {
  forgetCalls();
  forgetFaults();
});

test('keeps the words of a path that it was given, and no other part', () => {
  expect(pathPatternOf('/lanterns/new-wicks/7')).toBe('/:id/:id/:id');
  keepPathsOf({
    routes: { list: '/lanterns' },
    calls: { one: { path: '/lanterns/:id/new-wicks' } },
  });
  expect(pathPatternOf('/lanterns/new-wicks/7')).toBe('/lanterns/new-wicks/:id');
});

test('keeps the words of every path of the contract and of the declarations', () => {
  const paths = [
    ...platformOf().contract.map(({ name }) => name.split(' ')[1]),
    ...declarations.flatMap(({ routes, api }) => [routes.list, routes.view, api]),
  ];
  const unknown = paths.flatMap((path) =>
    (path ?? '')
      .split('/')
      .filter(
        (part) => part !== '' && !/[:{*]/.test(part) && pathPatternOf(`/${part}`) !== `/${part}`,
      ),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

test('removes ids of records and persons from a path', () => {
  expect(pathPatternOf('/api/zones/17/skus?q=olive')).toBe('/api/zones/:id/skus');
  expect(pathPatternOf(`/login/join/${secrets.token}`)).toBe('/login/join/:id');
  expect(pathPatternOf(`/api/users/${secrets.email}`)).toBe('/api/users/:id');
  expect(pathPatternOf(`/products/view/${secrets.word}#${secrets.key}`)).toBe('/products/view/:id');
});

test('contains no secret, personal or record data from any source', () => {
  history.replaceState(null, '', `/products/view/${secrets.word}?search=${secrets.record}`);
  for (const secret of Object.values(secrets)) {
    noteCall({
      method: 'GET',
      path: `/api/products/${encodeURIComponent(secret)}?q=${secret}`,
      outcome: 404,
      ms: 12,
    });
    for (const text of [secret, `"${secret}"`, `Product ${secret} is not there`]) {
      noteFault(new Error(text));
      noteFault(Object.assign(new Error(text), { name: 'HttpError', body: { text } }));
      noteFault(Object.assign(new Error(text), { name: text }));
      noteFault(text);
      expect(faultText(new TypeError(`Cannot read '${text}'`))).toMatch(
        /^TypeError: Cannot read '…'/,
      );
      expect(faultText(new SyntaxError(`Unexpected token, ${text} is not valid JSON`))).toMatch(
        /^SyntaxError( \(|$)/,
      );
    }
  }
  const told = diagnosticsText();
  for (const secret of Object.values(secrets)) expect(told).not.toContain(secret);
  expect(told).not.toContain(encodeURIComponent(secrets.record));
  expect(told).toContain('Page: /products/view/:id\n');
  expect(told).toContain('  GET /api/products/:id 404 12 ms\n');
});

test('shows where in the code an error occurred', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'name')");
  error.stack = `TypeError: x\n at f (https://console.test/assets/Manage-1a.js:1:2345)\n at https://console.test/assets/index.js?v=1:7:8`;
  expect(faultText(error)).toBe(
    "TypeError: Cannot read properties of undefined (reading '…') (Manage-1a.js:1:2345 index.js:7:8)",
  );
});

test('keeps the last twenty calls', () => {
  for (let at = 0; at < 25; at += 1) {
    noteCall({ method: 'GET', path: '/api/zones', outcome: 200, ms: at });
  }
  expect(lastCalls().map(({ ms }) => ms)).toEqual(Array.from({ length: 20 }, (_, at) => at + 5));
});
