/** One run: sign in, read, check, and on request write and clean up. */
import type { ContractRow } from '../../demo/calls';
import { changesSomething } from '../../demo/guard';
import { Stopped, type Answer, type Client } from './client';
import { createFound, type Found } from './found';
import { faultIn, rowsAt, seenIn, valueAt } from './judge';
import { judged, skipped, type Outcome, type Tell } from './outcome';
import { isReading, readAll } from './reads';
import { checkRules } from './rules';
import { never } from './skips';
import { createWriter } from './writer';
import { writeAll } from './writes';

interface Running {
  readonly client: Client;
  readonly contract: readonly ContractRow[];
  readonly password: string;
  readonly user: string;
  readonly organization: string | undefined;
  readonly isWriting: boolean;
  readonly wants: (call: string) => boolean;
  readonly tell: Tell;
}

/** The run could not start. */
export class CannotRun extends Error {}

const signIn = async ({ client, user, password, tell, wants }: Running): Promise<void> => {
  const begin = (call: string, answer: Answer) => {
    const fault = faultIn(answer, { call });
    if (wants(call)) tell(judged({ call }, answer, fault));
    if (fault) throw new CannotRun(`${call}: expected ${fault.expected}, seen ${seenIn(answer)}`);
  };
  const signedIn = await client.signIn(user, password);
  begin('POST /api/auth', signedIn);
  const me = await client.send({ name: 'GET /api/users/me', query: { email: user } });
  begin('GET /api/users/me', me);
  client.setUserId(String(valueAt(me.json, 'id')));
};

/** With a wrong id, every later call would fail. */
const checkOrganization = async ({ client, organization }: Running): Promise<void> => {
  if (organization === undefined) return;
  const query = { id: organization };
  const answer = await client.send({ name: 'GET /api/organizations', query });
  const isThere = rowsAt(answer.json, 'organizations').some(({ id }) => id === organization);
  if (!faultIn(answer) && !isThere)
    throw new CannotRun(`${client.user()} sees no organization ${organization}.`);
};

/** Reports calls that no step made or named: the report has every row of the contract. */
const tellTheRest = (
  { contract, wants, isWriting, tell }: Running,
  made: ReadonlySet<string>,
): void => {
  const rest = contract.filter(({ name }) => wants(name) && !made.has(name));
  for (const row of rest) {
    const needsWrite = changesSomething(row) || !isReading(row);
    const reason =
      never[row.name] ??
      (needsWrite && !isWriting ? 'changes something: needs --write' : 'no step makes this call');
    tell(skipped({ call: row.name }, reason));
  }
};

/**
 * @returns records left behind, and whether Ctrl-C ended the run.
 * @throws CannotRun
 */
export const run = async (running: Running) => {
  const { client, contract, organization, isWriting, wants } = running;
  /** The result of each call; the first one, if its rules are checked as well. */
  const results = new Map<string, Outcome['result']>();
  const tell: Tell = (outcome: Outcome) => {
    if (!results.has(outcome.call)) results.set(outcome.call, outcome.result);
    if (wants(outcome.call)) running.tell(outcome);
  };
  const all = { ...running, tell };
  const found: Found = createFound((call) => client.send(call), organization);
  const writer = createWriter({ client, tell });
  let isStopped = false;
  let account: string | undefined;
  try {
    await signIn(all);
    await checkOrganization(all);
    account = await found.find('organizations');
    const rows = contract.filter(({ name }) => wants(name) && !results.has(name));
    await readAll({ client, found, rows, tell });
    await checkRules({
      ...{ client, found, tell, wants, rows: contract },
      resultOf: (call) => results.get(call),
    });
    if (isWriting) await writeAll({ writer, client, found, contract, wants });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    isStopped = true;
  } finally {
    client.beginCleaning();
    await writer.cleanUp();
  }
  if (!isStopped) tellTheRest(all, new Set(results.keys()));
  return { leftBehind: writer.leftBehind(), isStopped, organization: account };
};
