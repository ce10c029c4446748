import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { curlOf } from './curl';
import { seenCall } from '../testing/seenCall';

/** Parses the command with a shell that prints its words instead of running curl. */
const wordsOf = (command: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    env: { FACINGS_TOKEN: 'mine' },
  })
    .toString()
    .split('\0')
    .slice(0, -1);

it('is a shell command that is parsed as intended, for any call', () => {
  const command = curlOf(
    seenCall({
      method: 'POST',
      path: '/api/items',
      query: { q: "it's a & b", 'a[b]': '$HOME `x`' },
      headers: {
        authorization: 'Bearer #1a2b3c4d',
        'content-type': 'application/json',
        'user-agent': 'Mozilla',
        'x-user-id': 'u1',
      },
      body: { name: "O'Neil\n$(boom)", password: '•••' },
    }),
    'https://platform.example',
  );
  expect(command).not.toContain('#1a2b3c4d');
  expect(wordsOf(command)).toEqual([
    '-X',
    'POST',
    'https://platform.example/api/items?q=it%27s+a+%26+b&a%5Bb%5D=%24HOME+%60x%60',
    '-H',
    'authorization: Bearer mine',
    '-H',
    'content-type: application/json',
    '-H',
    'x-user-id: u1',
    '--data-raw',
    String.raw`{"name":"O'Neil\n$(boom)","password":"•••"}`,
  ]);
});

it('says no body where there was none, and a form as a form', () => {
  const read = curlOf(seenCall({ path: '/api/items' }), 'https://p.example');
  expect(wordsOf(read)).toEqual(['-X', 'GET', 'https://p.example/api/items']);
  const form = curlOf(
    seenCall({
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: { icon: '[file my logo.png, 68 bytes]', note: 'plain' },
    }),
    '',
  );
  expect(wordsOf(form).slice(-4)).toEqual(['-F', 'icon=@my logo.png', '-F', 'note=plain']);
  expect(form).not.toContain('boundary');
});
