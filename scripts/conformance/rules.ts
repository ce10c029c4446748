/** Checks beyond single calls: credentials, rejections, paging (rules 7, 8, 9). */
import type { Answer, Call, Client } from './client';
import type { Found } from './found';
import { faultIn, refusalFault, rowsAt, valueAt, type Fault } from './judge';
import { judged, skipped, type CheckName, type Tell } from './outcome';

interface Checking {
  readonly client: Client;
  readonly found: Found;
  readonly tell: Tell;
  /** Whether --only includes this call. */
  readonly wants: (call: string) => boolean;
}

/** An id that does not exist. */
const nobody = '00000000-0000-4000-8000-00000000dead';

const credentials = async ({ client, tell, wants }: Checking): Promise<void> => {
  const name = 'GET /api/organizations';
  if (!wants(name)) return;
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

const unknownIds = async ({ client, tell, wants }: Checking): Promise<void> => {
  for (const of of ['regions', 'zones', 'products', 'notionals']) {
    const name = `GET /api/${of}/{id}`;
    if (!wants(name)) continue;
    const answer = await client.send({ name, path: { id: nobody } });
    tell(
      judged({ call: name, check: 'refuses an id it does not know' }, answer, refusalFault(answer)),
    );
  }
};

interface Paged {
  readonly call: Call;
  readonly read: string;
  /** Parameters of the first rows, and of the same list from its second row. */
  readonly first: Readonly<Record<string, string>>;
  readonly second: Readonly<Record<string, string>>;
  /** Maximum number of rows of each. */
  readonly most: number;
}

const idsIn = (answer: Answer, read: string): readonly string[] =>
  rowsAt(answer.json, read).map(({ id }) => String(id));

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

const paging = async ({ client, found, tell, wants }: Checking): Promise<void> => {
  const account_id = (await found.find('organization')) ?? '';
  const filters = JSON.stringify({ account_id });
  const pages: readonly Paged[] = [
    {
      call: { name: 'GET /api/zones', query: { account_id } },
      read: 'zones',
      first: { offset: '0' },
      second: { offset: '1' },
      most: 25,
    },
    {
      call: { name: 'GET /api/products', query: { filters } },
      read: 'products',
      first: { page: '1', limit: '1' },
      second: { page: '2', limit: '1' },
      most: 1,
    },
    {
      call: { name: 'GET /api/products/bulk', query: { account_id } },
      read: 'products',
      first: { limit: '1', offset: '0' },
      second: { limit: '1', offset: '1' },
      most: 1,
    },
    {
      call: { name: 'GET /api/notionals', query: { account_id } },
      read: 'notionals',
      first: { page: '1', limit: '1' },
      second: { page: '2', limit: '1' },
      most: 1,
    },
    {
      call: { name: 'GET /api/items' },
      read: '',
      first: { range: '[0,0]' },
      second: { range: '[1,1]' },
      most: 1,
    },
  ];
  for (const { call, read, first, second, most } of pages.filter(({ call }) => wants(call.name))) {
    const checked: CheckName = { call: call.name, check: 'gives the rows that are asked for' };
    const [one, two] = [
      await client.send({ ...call, query: { ...call.query, ...first } }),
      await client.send({ ...call, query: { ...call.query, ...second } }),
    ];
    const fault = faultIn(one) ?? faultIn(two);
    const [here, next] = [idsIn(one, read), idsIn(two, read)];
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
const oneOrganization = async ({ client, found, tell, wants }: Checking): Promise<void> => {
  const name = 'GET /api/organizations';
  const id = await found.find('organization');
  if (!wants(name) || id === undefined) return;
  const answer = await client.send({ name, query: { id } });
  const ids = idsIn(answer, 'organizations');
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
