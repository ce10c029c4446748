/**
 * Reads the password without showing it. It is never an argument, because other users of the machine can see arguments.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** @throws if there is neither FACINGS_PASSWORD nor a terminal */
export const readPassword = async (user: string): Promise<string> => {
  const given = process.env.FACINGS_PASSWORD;
  if (given !== undefined && given !== '') return given;
  if (!process.stdin.isTTY)
    throw new Error('There is no password: set FACINGS_PASSWORD, or run it at a terminal.');
  process.stderr.write(`Password of ${user}: `);
  // Discards the echo of typed characters.
  const silent = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  // Ctrl-C or the end of the input: there will be no answer.
  const gone = new AbortController();
  const giveUp = () => {
    gone.abort();
  };
  lines.once('SIGINT', giveUp);
  lines.once('close', giveUp);
  try {
    return await lines.question('', { signal: gone.signal });
  } catch (error) {
    throw new Error('No password was given.', { cause: error });
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
};
