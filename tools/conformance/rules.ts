/** Checks beyond single calls: credentials, rejections, paging (rules 7, 8, 9). */
import type { ContractRow } from '../../demo/calls';
import type { Client } from './client';
import { positionsOf } from './declared';
import { filled } from './fill';
import type { Found } from './found';
import { faultIn, idsAt, refusalFault, valueAt, type Fault } from './judge';
import { judged, skipped, type CheckName, type Outcome, type Tell } from './outcome';

interface Checking {
  readonly client: Client;
  readonly found: Found;
  readonly tell: Tell;
  /** Whether --only includes this call. */
  readonly wants: (call: string) => boolean;
  readonly rows: readonly ContractRow[];
  /** How the call itself was judged before; undefined if it was not. */
  readonly resultOf: (call: string) => Outcome['result'] | undefined;
}

/** An id that does not exist. */
const nobody = '00000000-0000-4000-8000-00000000dead';

const credentials = async ({ client, tell, wants, resultOf }: Checking): Promise<void> => {
  const name = 'GET /api/organizations';
  // A call that is absent refuses everything.
  if (!wants(name) || resultOf(name) === 'absent') return;
  const [head = '', payload = '', signature = ''] = client.access().split('.');
  const other = signature.startsWith('A') ? 'B' : 'A';
  const wrong: readonly (readonly [string, string | null])[] = [
    ['refuses a call without a credential', null],
    ['refuses a credential that is none', 'facings-conformance'],
    ['refuses a credential that was changed', `${head}.${payload}.${other}${signature.slice(1)}`],
  ];
  for (const [check, credential] of wrong) {
    client.secrets.add(credential ?? '');
    const answer = await client.send({ name, credential });
    tell(judged({ call: name, check }, answer, refusalFault(answer, [401])));
  }
};

const signIns = async ({ client, tell, wants }: Checking): Promise<void> => {
  if (wants('POST /api/auth')) {
    // A name that does not exist: an existing account could be locked.
    const body = { username: 'facings-conformance@nobody.invalid', password: 'Not-A-Password-1' };
    const answer = await client.send({ name: 'POST /api/auth', body, credential: null });
    const checked = { call: 'POST /api/auth', check: 'refuses an unknown person' };
    tell(judged(checked, answer, refusalFault(answer)));
  }
  const name = 'POST /api/auth/refresh';
  if (!wants(name)) return;
  const renewed = await client.refresh();
  tell(judged({ call: name }, renewed, faultIn(renewed, { call: name })));
  const after = await client.send({ name: 'GET /api/organizations', credential: client.access() });
  tell(judged({ call: name, check: 'gives a credential that works' }, after, faultIn(after)));
  const body = { username: client.user(), refresh_token: 'facings-conformance' };
  const refused = await client.send({ name, body, credential: null });
  const checked = { call: name, check: 'refuses a credential that is none' };
  tell(judged(checked, refused, refusalFault(refused)));
};

/**
 * A call with an id that does not exist. Only where the call itself has passed: one that the platform does not have
 * refuses every id, and one that is wrong is reported already.
 */
const unknownIds = async ({ client, found, tell, wants, rows, resultOf }: Checking) => {
  for (const row of rows.filter(({ name }) => /^GET .*\/\{\w+\}$/.test(name) && wants(name))) {
    if (resultOf(row.name) !== 'passed') continue;
    const call = await filled({ row, found, user: client.user(), now: Date.now() });
    if ('reason' in call) continue;
    const last = Object.keys(call.path ?? {}).at(-1) ?? '';
    const answer = await client.send({ ...call, path: { ...call.path, [last]: nobody } });
    const checked = { call: row.name, check: 'refuses an id it does not know' };
    tell(judged(checked, answer, refusalFault(answer)));
  }
};

/** The second response must begin with the second row of the first. */
const pagingFault = (
  first: readonly string[],
  second: readonly string[],
  { most, total }: { readonly most: number; readonly total: unknown },
): Fault | undefined => {
  const longest = Math.max(first.length, second.length);
  if (longest > most)
    return { expected: `at most ${most} rows in an answer`, seen: `${longest} rows` };
  if (second[0] !== undefined && second[0] === first[0])
    return { expected: 'the next rows', seen: 'the first rows again' };
  if (first[1] !== undefined && second[0] !== first[1])
    return { expected: 'the rows from the second one on', seen: 'other rows' };
  if (typeof total === 'number' && total > 1 && second.length === 0)
    return { expected: `the second of ${total} rows`, seen: 'no rows' };
  return undefined;
};

const paging = async ({ client, found, tell, wants, rows, resultOf }: Checking): Promise<void> => {
  for (const row of rows.filter(({ name }) => name.startsWith('GET ') && wants(name))) {
    const positions = positionsOf(row);
    // A list that is wrong is reported already.
    if (!positions || resultOf(row.name) !== 'passed') continue;
    const call = await filled({ row, found, user: client.user(), now: Date.now() });
    if ('reason' in call) continue;
    const { first, second, most, idFrom } = positions;
    const checked: CheckName = { call: row.name, check: 'gives the rows that are asked for' };
    const [one, two] = [
      await client.send({ ...call, query: { ...call.query, ...first } }),
      await client.send({ ...call, query: { ...call.query, ...second } }),
    ];
    const fault = faultIn(one, { call: row.name }) ?? faultIn(two, { call: row.name });
    const [here, next] = [idsAt(one.json, '', idFrom), idsAt(two.json, '', idFrom)];
    if (!fault && here.length === 0) tell(skipped(checked, 'the list is empty'));
    else
      tell(
        judged(
          checked,
          two,
          fault ?? pagingFault(here, next, { most, total: valueAt(one.json, 'total') }),
        ),
      );
  }
};

/** One organization is read with a filter (rules R1). */
const oneOrganization = async ({ client, found, tell, wants, resultOf }: Checking) => {
  const name = 'GET /api/organizations';
  const id = await found.find('organizations');
  if (!wants(name) || id === undefined || resultOf(name) !== 'passed') return;
  const answer = await client.send({ name, query: { id } });
  const ids = idsAt(answer.json, 'organizations', ['id']);
  const fault =
    faultIn(answer) ??
    (ids.length === 1 && ids[0] === id
      ? undefined
      : {
          expected: 'the one organization that is asked for',
          seen: `${ids.length} organizations`,
        });
  tell(judged({ call: name, check: 'gives one by its id' }, answer, fault));
};

export const checkRules = async (checking: Checking): Promise<void> => {
  await credentials(checking);
  await oneOrganization(checking);
  await paging(checking);
  await unknownIds(checking);
  await signIns(checking);
};
