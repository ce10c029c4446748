import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '../../demo/accounts';
import { platformOf } from '../../demo/platform';
import { serve } from '../../demo/server';
import { main } from './main';
import { isWanted, readOptions } from './options';
import { idsAt } from './judge';
import { judged, type Outcome } from './outcome';
import { wrongPlatform, type Changed, type Wrong } from './proxy';
import type { Report } from './report';

// Starting a process is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const { contract } = platformOf();
const { email = '', password = '' } = demoAccounts[0] ?? {};

let folder: string;
let right: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facings-conformance-'));
  right = await serve({
    port: 0,
    host: '127.0.0.1',
    state: join(folder, 'platform.json'),
    reset: true,
  });
});

afterAll(async () => {
  await right.close();
  await rm(folder, { recursive: true });
});

const control = async (method: string, name: string, body?: unknown): Promise<unknown> => {
  const answer = await fetch(`${right.url}/__standin/${name}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.json();
};

beforeEach(async () => {
  await control('POST', 'reset');
  vi.stubEnv('FACINGS_PASSWORD', password);
});

interface Ended {
  readonly code: number | null;
  readonly text: string;
  readonly report: Report | undefined;
}

const reportFile = () => join(folder, 'report.json');

const readReport = async (): Promise<Report | undefined> => {
  const text = await readFile(reportFile(), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
};

const argumentsOf = (url: string, more: readonly string[]): string[] => [
  ...['--url', url, '--user', email, '--rate', '1000', '--json', reportFile()],
  ...more,
];

/** The program, as `npm run conformance` starts it. */
const program = (
  url: string,
  more: readonly string[] = [],
  onText: (text: string, stop: () => void) => void = () => undefined,
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, '../conformance.mjs');
    const child = spawn(process.execPath, [script, ...argumentsOf(url, more)], {
      env: { ...process.env, FACINGS_PASSWORD: password },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const heard = (chunk: Buffer) => {
      text += chunk.toString();
      onText(text, () => child.kill('SIGINT'));
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    child.once('error', reject);
    child.once('close', (code) => {
      readReport().then((report) => resolve({ code, text, report }), reject);
    });
  });

/** The same without a process. */
const inProcess = async (url: string, more: readonly string[]): Promise<Ended> => {
  await rm(reportFile(), { force: true });
  const lines: string[] = [];
  const hear = (...words: unknown[]) => {
    lines.push(words.join(' '));
  };
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  const code = await main(argumentsOf(url, more));
  return { code, text: lines.join('\n'), report: await readReport() };
};

const failed = ({ report }: Ended): readonly Outcome[] =>
  report?.outcomes.filter(({ result }) => result === 'failed') ?? [];

const noStep = 'no step makes this call';
const collectionOf = (call: string): string => call.split(' ')[1]?.split('/')[2] ?? '';

/**
 * Calls that nothing makes, of collections whose other changes have a step or a reason. A collection without any is
 * new: its calls are only counted.
 */
const withoutStep = (outcomes: readonly Outcome[]): readonly string[] => {
  const isChange = ({ call }: Outcome) => !call.startsWith('GET ');
  const covered = new Set(
    outcomes
      .filter((outcome) => isChange(outcome) && outcome.reason !== noStep)
      .map(({ call }) => collectionOf(call)),
  );
  const missing = outcomes.filter(({ reason }) => reason === noStep).map(({ call }) => call);
  const isNew = (call: string) => !covered.has(collectionOf(call));
  const counted = missing.filter(isNew);
  if (counted.length > 0)
    console.info(
      `${counted.length} calls have no step in tools/conformance yet: ${counted.join(', ')}`,
    );
  return missing.filter((call) => !isNew(call));
};

/** Calls in the simulated platform's log that change something. */
const changes = async (): Promise<readonly string[]> => {
  const calls = (await control('GET', 'calls')) as { name: string | null; method: string }[];
  const reading = new Set(
    contract
      .filter(({ name, isRead }) => isRead === true || name.startsWith('GET '))
      .map(({ name }) => name),
  );
  return calls
    .map(({ name, method }) => name ?? `${method} ?`)
    .filter((name) => !reading.has(name));
};

const state = () => readFile(join(folder, 'platform.json'), 'utf8');

describe('what a call is counted as', () => {
  const answer = (status: number, json?: unknown) => ({
    status,
    ms: 1,
    contentType: 'application/json',
    contentRange: '',
    text: JSON.stringify(json ?? ''),
    json,
  });
  const fault = { expected: 'status 200', seen: 'another' };

  it.each([
    ['absent', 'GET /api/storages', 404, { message: 'No storages.' }],
    ['absent', 'GET /api/zones/{id}', 404, { message: 'Cannot GET /api/zones/1' }],
    ['absent', 'GET /api/zones/{id}', 404, undefined],
    ['absent', 'PUT /api/zones/{id}', 405, { message: 'Method not allowed' }],
    ['absent', 'GET /api/mdl/reports', 501, undefined],
    ['failed', 'GET /api/zones/{id}', 404, { message: 'There is no zone with this id.' }],
    ['failed', 'GET /api/storages', 500, undefined],
    ['failed', 'GET /api/storages', 200, {}],
  ] as const)('%s: %s answers %i', (result, call, status, json) => {
    expect(judged({ call }, answer(status, json), fault).result).toBe(result);
    expect(judged({ call }, answer(status, json), undefined).result).toBe('passed');
  });

  it('a check of a rule that wants a refusal is wrong, and never absent for a 404', () => {
    const told = { call: 'GET /api/zones', check: 'refuses a page below 1' };
    expect(judged(told, answer(404), fault).result).toBe('failed');
  });

  it('rows are told apart by their declared id, also a number, or else as a whole', () => {
    const rows = [{ promo_id: 7, name: 'Summer' }, { name: 'Winter' }, { name: 'Autumn' }];
    expect(idsAt({ promos: rows }, 'promos', ['promo_id', 'id'])).toEqual([
      '7',
      '{"name":"Winter"}',
      '{"name":"Autumn"}',
    ]);
  });

  it('--only takes several patterns', () => {
    const names = ['GET /api/zones', 'GET /api/zones/{id}', 'GET /api/storages', 'GET /api/items'];
    const wanted = (...more: string[]) => {
      const options = readOptions([
        '--url',
        'http://localhost:1',
        '--user',
        'a@b.example',
        ...more,
      ]);
      return names.filter((name) => isWanted(options?.only ?? [], name, names));
    };
    expect(wanted()).toEqual(names);
    expect(wanted('--only', 'GET /api/zones', '--only', 'stor*')).toEqual([names[0], names[2]]);
    expect(wanted('--only', 'GET /api/zones,items')).toEqual([names[0], names[3]]);
    expect(() => wanted('--only', 'zones,')).toThrow(/--only requires/);
  });
});

describe('against a platform that is right', () => {
  it('reads everything, changes nothing, and tells of every call of the contract', async () => {
    const ended = await program(right.url);
    expect(failed(ended)).toEqual([]);
    expect(ended.code).toBe(0);
    expect(await changes()).toEqual([]);
    const outcomes = ended.report?.outcomes ?? [];
    expect([...new Set(outcomes.map(({ call }) => call))].sort()).toEqual(
      contract.map(({ name }) => name).sort(),
    );
    // Everything readable is read: the seed has some rows of each kind.
    const reads = outcomes.filter(
      ({ call, result, reason }) =>
        call.startsWith('GET ') && result === 'skipped' && reason !== noStep,
    );
    expect(reads.map(({ call }) => call).sort()).toEqual([
      'GET /api/analytics/export',
      'GET /api/auth/reset',
      'GET /api/jobs/export',
    ]);
    expect(withoutStep(outcomes)).toEqual([]);
    for (const text of [ended.text, JSON.stringify(ended.report)]) {
      expect(text).not.toContain(password);
      expect(text).not.toMatch(/eyJ[\w-]+\./);
    }
  });

  it('goes as far as it can in an organization that is empty', async () => {
    const empty = 'acc00000-0000-4000-8000-000000000008';
    const ended = await inProcess(right.url, ['--write', '--organization', empty]);
    expect(failed(ended)).toEqual([]);
    expect(ended.report?.organization).toBe(empty);
    expect(ended.report?.outcomes).toContainEqual({
      call: 'GET /api/zones/{id}',
      result: 'skipped',
      reason: 'no zone was found by GET /api/zones',
    });
    const unknown = await inProcess(right.url, ['--organization', 'nope']);
    expect(unknown.code).toBe(2);
    expect(unknown.text).toContain('sees no organization nope');
  });

  it('sends no more calls a second than it may', async () => {
    const ended = await inProcess(right.url, ['--only', 'GET /api/storages', '--rate', '5']);
    const calls = (await control('GET', 'calls')) as unknown[];
    expect(calls.length).toBeGreaterThanOrEqual(3);
    expect(ended.report?.seconds).toBeGreaterThanOrEqual((calls.length - 1) / 5 - 0.05);
  });

  it('with --write makes, changes and removes records of its own, and leaves none', async () => {
    const ended = await inProcess(right.url, ['--write']);
    expect(failed(ended)).toEqual([]);
    expect(ended.code).toBe(0);
    expect(ended.report?.leftBehind).toEqual([]);
    expect((await state()).toLowerCase()).not.toContain('conformance');
    const outcomes = ended.report?.outcomes ?? [];
    expect(withoutStep(outcomes)).toEqual([]);
    const made = outcomes.filter(({ call, result }) => /^POST/.test(call) && result === 'passed');
    expect(made.length).toBeGreaterThan(30);
  });

  it('removes its records on Ctrl-C, and reports that it was stopped', async () => {
    let isStopped = false;
    const ended = await program(right.url, ['--write', '--rate', '30'], (text, stop) => {
      if (isStopped || !text.includes('passed   POST /api/zones ')) return;
      isStopped = true;
      stop();
    });
    expect(ended.code).toBe(130);
    expect(ended.text).toContain('Stopped before its end.');
    expect(ended.report).toMatchObject({ isStopped: true, leftBehind: [] });
    expect((await state()).toLowerCase()).not.toContain('conformance');
  });

  it('finds and removes a record whose response was lost', async () => {
    const fault = { method: 'POST', path: '/api/regions', status: 500, commit: true };
    await control('POST', 'faults', { faults: [fault] });
    const ended = await inProcess(right.url, ['--write', '--only', '/api/regions*']);
    expect(ended.code).toBe(1);
    expect(failed(ended).map(({ call, status }) => [call, status])).toEqual([
      ['POST /api/regions', 500],
    ]);
    expect(ended.report?.leftBehind).toEqual([]);
    expect(await state()).not.toContain('Facings conformance');
  });

  it('lists records that it could not remove', async () => {
    const fault = { method: 'DELETE', path: '/api/regions/*', status: 503 };
    await control('POST', 'faults', { faults: [fault] });
    const ended = await inProcess(right.url, ['--write', '--only', '/api/regions*']);
    expect(ended.code).toBe(1);
    expect(ended.report?.leftBehind).toHaveLength(1);
    expect(ended.text).toMatch(/Left behind[^]*Facings conformance region/);
  });
});

describe('against a platform that is wrong', () => {
  const held = async (
    ways: { wrong?: Wrong; changed?: Changed },
    more: readonly string[],
  ): Promise<Ended> => {
    const proxy = await wrongPlatform(right.url, ways);
    try {
      return await inProcess(proxy.url, more);
    } finally {
      await proxy.close();
    }
  };

  it.each<[string, string, { wrong?: Wrong; changed?: Changed }, Partial<Outcome>]>([
    [
      'another name of the envelope',
      'GET /api/regions',
      {
        changed: (call, json) =>
          call === 'GET /api/regions' ? { regions: (json as { results: unknown }).results } : json,
      },
      { status: 200, expected: 'the key results', seen: 'an object with regions' },
    ],
    [
      'an error of its own',
      'GET /api/storages',
      {
        wrong: (call, to) => {
          if (call !== 'GET /api/storages') return false;
          to.writeHead(500, { 'Content-Type': 'application/json' });
          to.end('{"message":"out of cheese"}');
          return true;
        },
      },
      { status: 500, expected: 'status 200', seen: '500: out of cheese' },
    ],
    [
      'a page instead of JSON',
      'GET /api/features',
      {
        wrong: (call, to) => {
          if (call !== 'GET /api/features') return false;
          to.writeHead(200, { 'Content-Type': 'text/html' });
          to.end('<!doctype html>\n<title>Back soon</title>');
          return true;
        },
      },
      {
        status: 200,
        expected: 'JSON',
        seen: '200, text/html: <!doctype html> <title>Back soon</title>',
      },
    ],
    [
      'no answer at all',
      'GET /api/webhooks/triggers',
      { wrong: (call) => call === 'GET /api/webhooks/triggers' },
      { status: 0, expected: 'status 200', seen: 'no answer within 2 s' },
    ],
    [
      'an error in a good answer',
      'GET /api/pick-lists/options',
      {
        changed: (call, json) =>
          call === 'GET /api/pick-lists/options' ? { status: 'error' } : json,
      },
      { status: 200, expected: 'no error in the body', seen: '200, an object with status' },
    ],
    [
      'a way to somewhere else',
      'GET /api/mdl/models',
      {
        wrong: (call, to) => {
          if (call !== 'GET /api/mdl/models') return false;
          to.writeHead(302, { Location: 'https://elsewhere.example/' }).end();
          return true;
        },
      },
      { status: 302, expected: 'status 200', seen: '302, an empty body' },
    ],
  ])('tells of %s', async (_, call, ways, outcome) => {
    const ended = await held(ways, ['--only', call, '--timeout', '2']);
    expect(ended.code).toBe(1);
    expect(failed(ended).filter((one) => one.check === undefined && one.call === call)).toEqual([
      expect.objectContaining(outcome),
    ]);
    // One wrong response is one failure: its consequences are not reported separately.
    expect(failed(ended).every((one) => one.call.startsWith(call))).toBe(true);
    expect(ended.text).toContain(`expected: ${outcome.expected ?? ''}`);
  });

  it('tells of paging that is not held', async () => {
    const wrong: Changed = (call, json) =>
      call === 'GET /api/products/bulk' ? { products: [{ id: 'always' }], total: 9 } : json;
    const ended = await held({ changed: wrong }, ['--only', 'GET /api/products/bulk']);
    expect(failed(ended)).toEqual([
      expect.objectContaining({ expected: 'the next rows', seen: 'the first rows again' }),
    ]);
  });

  it('tells of an open door', async () => {
    const wrong: Wrong = (call, to) => {
      if (call !== 'GET /api/organizations') return false;
      to.writeHead(200, { 'Content-Type': 'application/json' });
      to.end('{"organizations":[{"id":"1","services":[]}]}');
      return true;
    };
    const ended = await held({ wrong }, ['--only', 'GET /api/organizations']);
    expect(failed(ended).map(({ check }) => check)).toEqual([
      'refuses a call without a credential',
      'refuses a credential that is none',
      'refuses a credential that was changed',
    ]);
  });

  it("masks secrets in the platform's messages", async () => {
    const wrong: Wrong = (call, to) => {
      if (call !== 'GET /api/storages') return false;
      to.writeHead(400, { 'Content-Type': 'application/json' });
      to.end(JSON.stringify({ message: `bad password ${password} and eyJhbGciOi.abc.def` }));
      return true;
    };
    const ended = await held({ wrong }, ['--only', 'GET /api/storages']);
    expect(failed(ended)[0]?.seen).toBe('400: bad password •••• and ••••');
    expect(ended.text).not.toContain(password);
  });
});

describe('what keeps it from running', () => {
  it.each<[string, readonly string[], string]>([
    ['no address', ['--user', 'a@b.example'], '--url requires'],
    ['no person', ['--url', 'https://platform.example'], '--user requires'],
    [
      'a password in the clear',
      ['--url', 'http://platform.example', '--user', 'a@b.example'],
      'sent unencrypted',
    ],
    [
      'a password in the address',
      ['--url', 'https://me:secret@platform.example', '--user', 'a@b.example'],
      'Remove it',
    ],
    [
      'an argument it does not know',
      ['--url', 'https://platform.example', '--user', 'a@b.example', '--password', 'x'],
      'password',
    ],
    [
      'no speed',
      ['--url', 'https://platform.example', '--user', 'a@b.example', '--rate', '0'],
      '--rate',
    ],
  ])('%s: exit code 2', async (_, given, words) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await main(given)).toBe(2);
    expect(said.mock.calls.flat().join(' ')).toContain(words);
  });

  it('a wrong password, or none: exit code 2, and the password is not printed', async () => {
    vi.stubEnv('FACINGS_PASSWORD', 'Wrong-Password-7');
    const wrong = await inProcess(right.url, []);
    expect(wrong.code).toBe(2);
    expect(wrong.text).toMatch(/Could not run: POST \/api\/auth: expected status 200, seen 401/);
    expect(wrong.text).not.toContain('Wrong-Password-7');
    vi.stubEnv('FACINGS_PASSWORD', '');
    expect((await inProcess(right.url, [])).text).toContain('set FACINGS_PASSWORD');
  });
});
