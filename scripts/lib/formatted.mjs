import { readFile } from 'node:fs/promises';
import { format } from 'oxfmt';

/**
 * Formats a generated file as `npm run format` would. oxfmt looks for no configuration here, so ours is read.
 * @param {string} file Its path; the ending names the language.
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function formatted(file, text) {
  const config = await readFile(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8');
  /** @type {import('oxfmt').FormatConfig} */
  const options = JSON.parse(config);
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) {
    throw new Error(
      `${file} cannot be formatted: ${errors.map(({ message }) => message).join('; ')}`,
    );
  }
  return code;
}
