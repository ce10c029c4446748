/** Strict validation: refuses unknown and missing keys according to the contract. */
import { isExpired, readToken, type Claims } from './auth/tokens';
import type { ContractRow } from './calls';
import { isObject, parsedJson } from './jsonValue';
import { bodyFault, queryFault, typeOfKey, type KeyType } from './keyTypes';
import { outsideAt, outsideContract, refuse } from './refusal';

/** A parsed call of the contract. */
export interface CheckedCall {
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly file: File | undefined;
  /** Claims of the bearer token; undefined for calls before sign-in. */
  readonly claims: Claims | undefined;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** @throws a refusal that names the first unknown key */
export const knowKeys = (
  keys: readonly string[],
  known: readonly string[],
  where: string,
): void => {
  const stranger = keys.find((key) => !known.includes(key));
  if (stranger !== undefined) outsideContract(`Not in the contract: ${where} ${stranger}`);
};

const readQuery = (row: ContractRow, url: URL): Record<string, string> => {
  const names = [...url.searchParams.keys()];
  knowKeys(names, row.query ?? [], 'query parameter');
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) outsideContract(`The query parameter ${twice} is given twice.`);
  return Object.fromEntries(url.searchParams);
};

const readBody = async (row: ContractRow, request: Request): Promise<Record<string, unknown>> => {
  const text = await request.text();
  if (!row.body) {
    if (text !== '') outsideContract(`Not in the contract: a body for ${row.name}`);
    return {};
  }
  const body = parsedJson(text, () => outsideContract('The body is not JSON.'));
  if (!isObject(body)) return outsideContract('The body is not a JSON object.');
  knowKeys(Object.keys(body), row.body, 'body key');
  return body;
};

const readForm = async (row: ContractRow, request: Request) => {
  const form = await request
    .formData()
    .catch(() => outsideContract('The body is not a multipart form.'));
  const parts = [...form.entries()];
  const texts = parts.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
  knowKeys(
    texts.map(([key = '']) => key),
    row.body ?? [],
    'form field',
  );
  const files = parts.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]));
  const [file] = files;
  if (!file || files.length > 1) {
    return outsideAt('logo', 'Exactly one file is required.');
  }
  return { file, body: Object.fromEntries(texts) as Record<string, string> };
};

const checkBearer = (headers: Headers, now: number): Claims => {
  const [scheme, token] = (headers.get('Authorization') ?? '').split(' ');
  if (scheme !== 'Bearer' || !token) return refuse(401, 'A bearer credential is wanted.');
  const claims = readToken(token, 'access');
  if (!claims) return refuse(401, 'The bearer credential is not valid.');
  if (isExpired(claims, now)) return refuse(401, 'jwt expired');
  return claims;
};

const checkUserId = (headers: Headers, row: ContractRow, { sub }: Claims): void => {
  const userId = headers.get('X-User-Id');
  if (userId === null && !row.yieldsUserId) outsideContract('The header X-User-Id is missing.');
  if (userId !== null && userId !== sub)
    outsideContract('X-User-Id is not the person of the token.', undefined, 403);
};

/** A create call has no id yet. */
export const wantsResourceId = ({ name, hasNoId }: ContractRow): boolean =>
  /^(PUT|PATCH|DELETE) /.test(name) && !hasNoId;

/** Checks the type of every key; null in a body counts as missing. */
const checkTypes = (
  row: ContractRow,
  { query, body }: Pick<CheckedCall, 'query' | 'body'>,
): void => {
  const faultsIn = <T>(
    values: Readonly<Record<string, T>>,
    faultOf: (type: KeyType, value: T) => string | undefined,
  ) =>
    Object.entries(values).flatMap(([key, value]) => {
      const type = typeOfKey(row, key);
      const fault = type === undefined || value === null ? undefined : faultOf(type, value);
      return fault === undefined ? [] : [[key, `${key} ${fault}`] as const];
    });
  const faults = [...faultsIn(query, queryFault), ...faultsIn(body, bodyFault)];
  const [first] = faults;
  if (first) outsideContract(first[1], Object.fromEntries(faults));
};

/** Format of resource type and action in audit headers. */
export const upperSnake = '^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$';

const checkAudit = (headers: Headers, row: ContractRow): void => {
  for (const header of ['X-Resource-Type', 'X-Resource-Action']) {
    const value = headers.get(header);
    if (value === null) outsideContract(`The header ${header} is missing.`);
    else if (!new RegExp(upperSnake).test(value))
      outsideContract(`${header} is not in UPPER_SNAKE: ${value}`);
  }
  if (row.action !== undefined && headers.get('X-Resource-Action') !== row.action)
    outsideContract(`X-Resource-Action is not ${row.action}.`);
  if (wantsResourceId(row) && isEmpty(headers.get('X-Resource-Id')))
    outsideContract('The header X-Resource-Id is missing.');
};

export const changesSomething = ({ name, isRead }: ContractRow): boolean =>
  !name.startsWith('GET ') && !isRead;

/**
 * Whether the call is a change by the user, which needs audit headers (rules 6); generating a file to download is not.
 */
export const isWrite = (row: ContractRow): boolean => changesSomething(row) && !row.isUnaudited;

/** @throws a refusal, like the real platform and sometimes stricter */
export const checkCall = async (
  row: ContractRow,
  request: Request,
  now: number,
): Promise<CheckedCall> => {
  const query = readQuery(row, new URL(request.url));
  const claims = row.isPublic ? undefined : checkBearer(request.headers, now);
  if (claims) checkUserId(request.headers, row, claims);
  if (isWrite(row)) checkAudit(request.headers, row);
  const { file, body } = row.isUpload
    ? await readForm(row, request)
    : { file: undefined, body: await readBody(row, request) };
  const missing = (row.needs ?? []).filter((key) => isEmpty(query[key] ?? body[key]));
  if (missing.length > 0) {
    outsideContract(
      `Missing: ${missing.join(', ')}`,
      Object.fromEntries(missing.map((key) => [key, 'This is required.'])),
    );
  }
  checkTypes(row, { query, body });
  return { query, body, file, claims };
};
