/** The report about a sample: where the records are, what was guessed, and what was left out. */
import { isName, quoted } from './names.mjs';
import { ofAddress } from './plan.mjs';

/** @param {string} labels */
const menuHint = (labels) =>
  `${labels} is the last entry of the main sidebar: choose its place by 'menu' in the declaration.`;

/** @param {string} heading @param {string[]} lines */
const section = (heading, lines) =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `  - ${line}`)];

const when = (/** @type {boolean} */ holds, /** @type {string} */ line) => (holds ? [line] : []);

/** @param {import('./plan.mjs').Plan} plan @returns {string[]} */
export function reportOf({ read, idKey, fields, leftOut, many, title, changed, rows }) {
  const { records, path, isList } = read;
  const kept = fields.flatMap(({ key, builder }) =>
    builder === 'choice' && ofAddress.includes(key) ? [key] : [],
  );
  const count = `${records.length} ${records.length === 1 ? 'record' : 'records'}`;
  return [
    `Read ${count}${path === '' ? '' : ` at ${path}`}.`,
    ...when(
      path !== '',
      `The answer is an envelope: state it in calls.${isList ? 'list' : 'one'} (read: ${quoted(path)}), and in the demo.`,
    ),
    ...when(records.length < 3, 'With fewer than 3 records, no choices can be recognized.'),
    ...when(rows.length < records.length, `The demo has the first ${rows.length} of them.`),
    title
      ? isName(title.key)
        ? `A record is named by ${title.key}.`
        : `A record is named by ${title.key}, which is not required: say in represent if something else names it.`
      : 'No field can name a record: say in represent what does.',
    ...when(
      idKey === undefined,
      'The records have no id: say in idFrom which key they are known by.',
    ),
    ...when(idKey !== undefined && idKey !== 'id', `A record is known by ${idKey}.`),
    ...when(
      kept.length > 0,
      `No filter by ${kept.join(', ')}: the address of a list uses this name itself.`,
    ),
    ...when(changed.length === 0, 'No field can be changed, so there is no edit form.'),
    ...section(
      'Check these guesses:',
      fields.flatMap(({ key, note }) => (note === undefined ? [] : [`${key}: ${note}`])),
    ),
    ...section(
      'Left out:',
      leftOut.map(({ key, reason }) => `${key}: ${reason}`),
    ),
    menuHint(many),
  ];
}
