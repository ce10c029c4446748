/** Renders the reference of one entity as Markdown from its declaration: screens, fields, rules, calls, messages. */
import { inList, type Calls } from '../../src/schema/calls';
import { acceptedOf } from '../../src/schema/declaredMessages';
import type { AnyDeclaration, FollowUp } from '../../src/schema/defineResource';
import type { Duplicate } from '../../src/schema/duplicate';
import type { Field } from '../../src/schema/field';
import type { Options } from '../../src/schema/options';
import { panelsOf } from '../../src/schema/registry';
import { editedFields, importedColumns } from '../../src/screens/bulk/columns/columnsOf';
import { writeCallOf, type StatedWrite } from '../../src/schema/writeCall';

const code = (text: string): string => `\`${text}\``;
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const keysOf = (keyed: object | undefined): string =>
  Object.keys(keyed ?? {})
    .map(code)
    .join(', ');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : [head, head.map(() => '---'), ...rows]
        .map((row) => `| ${row.map(cell).join(' | ')} |`)
        .join('\n');

const optionsText = (options: Options): string =>
  options.kind === 'fixed'
    ? options.values.map(code).join(', ')
    : `from ${code(`GET ${options.path}`)}`;

const kindText = (field: Field): string =>
  field.kind === 'reference' ? `reference to [${field.to}](${field.to}.md)` : field.kind;

const rulesOf = (field: Field): string[] => {
  const rules: string[] = [];
  if (field.required) rules.push(field.requiredMessage ?? `'${field.label} is required.'`);
  if (field.kind === 'text') {
    if (field.min !== undefined) rules.push(`at least ${field.min} characters`);
    rules.push(`at most ${field.max} characters`);
    if (field.format) rules.push(field.format);
    if (field.forced) rules.push('upper case, letters and underscores only, as typed');
    for (const refusal of field.refuses ?? []) rules.push(`'${refusal.message}'`);
  }
  if (field.kind === 'number') {
    if (field.min !== undefined) rules.push(`at least ${field.min}`);
    if (field.max !== undefined) rules.push(`at most ${field.max}`);
    if (field.isWhole) rules.push('whole');
    if (field.scale !== undefined) rules.push(`sent times ${field.scale}`);
  }
  if (field.kind === 'choice' || field.kind === 'picks') {
    rules.push(optionsText(field.options));
  }
  if (field.initial !== undefined) rules.push(`starts as ${code(JSON.stringify(field.initial))}`);
  if (field.gatedBy) rules.push(`waits for ${code(field.gatedBy)}`);
  if (field.shownIf) rules.push(`only if ${code(field.shownIf.field)} says so`);
  if (field.secret === 'hidden') rules.push('never read back');
  return rules;
};

const fieldRows = ({ fields }: AnyDeclaration) =>
  Object.entries(fields).map(([name, field]) => [
    code(name),
    field.label,
    kindText(field),
    rulesOf(field).join('; '),
  ]);

const bodyOf = ({ send, adds, idAs, as }: StatedWrite): string => {
  const keys = [...(idAs ? [idAs] : []), ...send, ...Object.keys(adds ?? {})];
  return `${as === 'multipart' ? 'form ' : ''}${keys.map(code).join(', ')}`;
};

const withQuery = (path: string, query: Readonly<Record<string, string>> | undefined): string =>
  query
    ? `${path}?${Object.entries(query)
        .map(([name, value]) => `${name}=${value}`)
        .join('&')}`
    : path;

const declaredCalls = (declaration: AnyDeclaration, calls: Calls): string[][] => {
  const { api } = declaration;
  const rows: string[][] = [];
  const { list, one, search, remove, extra, export: exported } = calls;
  if (declaration.list) {
    const query = list?.filters?.kind === 'query' ? Object.values(list.filters.names) : [];
    const said = list
      ? [...query, ...(typeof list.search === 'string' ? [list.search] : [])].filter(
          (name) => name !== undefined,
        )
      : ['sort', 'range', 'filter'];
    rows.push(['list', `GET ${list?.path ?? api}`, said.map(code).join(', ')]);
    if (typeof list?.search === 'object')
      rows.push(['search', `GET ${list.search.path}`, code(list.search.parameter)]);
  }
  if (one === inList) rows.push(['one', 'found in the list', '']);
  else if (one) rows.push(['one', `GET ${one.path}`, keysOf(one.query)]);
  else rows.push(['one', `GET ${api}/:id`, '']);
  if (search) rows.push(['pick', `${search.method} ${search.path}`, code('text')]);
  if (declaration.create) {
    const call = writeCallOf(declaration, 'create');
    rows.push([
      'create',
      `${call.method ?? 'POST'} ${withQuery(call.path, call.with)}`,
      bodyOf(call),
    ]);
  }
  if (declaration.edit ?? declaration.document) {
    const call = writeCallOf(declaration, 'update');
    rows.push([
      'update',
      `${call.method ?? 'PUT'} ${withQuery(call.path, call.with)}`,
      bodyOf(call),
    ]);
  }
  if (declaration.remove) {
    const path = withQuery(remove?.path ?? `${api}/:id`, remove?.with);
    rows.push(['remove', `DELETE ${path}`, keysOf(remove?.body)]);
  }
  for (const [name, read] of Object.entries(extra ?? {})) {
    rows.push([name, `GET ${withQuery(read.path, read.query)}`, '']);
  }
  for (const followUp of declaration.create?.followUps ?? []) rows.push(followUpRow(followUp));
  for (const action of declaration.actions ?? []) {
    if ('dialog' in action) continue;
    const { key, call } = action;
    rows.push([key, `${call.method} ${call.path}`, keysOf(call.body)]);
  }
  if (exported) rows.push(['export', `POST ${exported.path}, GET ?${exported.parameter}`, '']);
  return rows.map(([what = '', call = '', keys = '']) => [what, code(call), keys]);
};

function duplicateLine({ renamed, without = {}, children = [] }: Duplicate): string {
  const left = Object.keys(without);
  return [
    'Can be duplicated',
    ...(left.length > 0 ? [`without ${left.join(', ')}`] : []),
    ...(renamed === undefined ? [] : [`as 'Copy of {${renamed}}'`]),
    ...(children.length > 0 ? [`with ${children.map(({ of }) => of).join(', ')}`] : []),
  ]
    .join(', ')
    .concat('.');
}

function followUpRow({ path, query, body, each, onlyIf, copies }: FollowUp): string[] {
  const asked = copies === undefined ? '' : ` of a duplicate, if "${copies}" is checked`;
  const when = onlyIf === undefined ? asked : ` if ${onlyIf}`;
  const times = each ? `, for each of GET ${withQuery(each.path, each.query)}` : '';
  return [`after create${when}`, `POST ${withQuery(path, query)}${times}`, keysOf(body)];
}

const menuLine = ({ menu }: AnyDeclaration): string[] => {
  if (!menu) return [];
  const { group, below, key, keywords = [] } = menu;
  const place = below === undefined ? '' : `, below ${code(below)}`;
  const keys = key === undefined ? '' : `, opened by ${code(`g ${key}`)}`;
  const words =
    keywords.length === 0 ? '' : `; the palette also finds it as ${keywords.join(', ')}`;
  return [`In the menu ${code(group)}${place}${keys}${words}.`];
};

const screensOf = (declaration: AnyDeclaration): string[] => {
  const { routes, list, document, view, create, edit, remove, bulk } = declaration;
  const lines: string[] = [];
  lines.push(...menuLine(declaration));
  if (routes.list && list) lines.push(`List at ${code(routes.list)}: ${list.columns.join(', ')}.`);
  if (routes.list && document) lines.push(`One document at ${code(routes.list)}.`);
  if (declaration.found) lines.push('Found from everywhere (Ctrl K).');
  if (!routes.list) lines.push('Seen as a panel of other entities.');
  if (list?.filters) lines.push(`Filters: ${list.filters.join(', ')}.`);
  if (routes.view && view)
    lines.push(`A record at ${code(routes.view)}: ${view.fields.join(', ')}.`);
  const panels = panelsOf(declaration).map((panel) =>
    'of' in panel ? `[${panel.of}](${panel.of}.md)` : panel.title,
  );
  if (panels.length > 0) lines.push(`Panels: ${panels.join(', ')}.`);
  for (const { key, label } of list?.tools ?? []) {
    const place = routes.list === undefined ? '' : ` at ${code(`${routes.list}/${key}`)}`;
    lines.push(`'${label}'${place}.`);
  }
  if (bulk) {
    const { key, add, edit: changed, import: imported, shared } = bulk;
    const names =
      add?.columns.filter(({ isNotImported }) => !isNotImported).map(({ name }) => name) ??
      (imported ? importedColumns(declaration).map(({ name }) => name) : []);
    const rows = key === undefined ? '' : `, one row for each ${code(key)}`;
    if (names.length > 0) lines.push(`Imported${rows}: ${names.join(', ')}.`);
    if (changed) lines.push(`Changed many at once: ${editedFields(declaration).join(', ')}.`);
    const { child } = changed ?? {};
    if (child !== undefined) lines.push(`Added many at once: one of [${child}](${child}.md) each.`);
    if (shared) lines.push(`Created for many at once: ${shared.fields.join(', ')}.`);
  }
  if (create) lines.push(`'${create.title}': ${create.fields.join(', ')}.`);
  if (create?.duplicate) lines.push(duplicateLine(create.duplicate));
  if (create?.canBeCopied) lines.push('Can be copied to another organization.');
  if (edit) lines.push(`'${edit.title}': ${edit.fields.join(', ')}.`);
  const dialogs = (declaration.actions ?? []).filter((action) => 'dialog' in action);
  if (dialogs.length > 0) {
    lines.push(`Dialogs: ${dialogs.map(({ label }) => `'${label}'`).join(', ')}.`);
  }
  if (remove)
    lines.push(`Removed after a question${remove.then ? `, then ${code(remove.then)}` : ''}.`);
  return lines;
};

const messagesOf = (declaration: AnyDeclaration): string[] => {
  const { create, edit, document, actions } = declaration;
  return [
    create?.done,
    ...acceptedOf(declaration).map(({ refused }) => refused),
    ...(create?.followUps ?? []).flatMap(({ done, accepted }) => [done.body, accepted?.refused]),
    edit?.done,
    document?.done,
    ...(actions ?? []).flatMap((action) => ('dialog' in action ? [] : [action.ask, action.done])),
  ].flatMap((text) => (text === undefined ? [] : [`'${text}'`]));
};

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** One entity's page. */
export const renderEntity = (declaration: AnyDeclaration): string =>
  [
    `# ${declaration.labels}`,
    declaration.about ?? '',
    `One is called ${code(declaration.label)}, the declaration ${code(declaration.name)}.`,
    '## Screens',
    listed(screensOf(declaration)),
    '## Fields and rules',
    table(['Field', 'Label', 'Kind', 'Rules'], fieldRows(declaration)),
    '## Calls',
    table(['What', 'Call', 'Keys'], declaredCalls(declaration, declaration.calls ?? {})),
    ...(messagesOf(declaration).length > 0 ? ['## Messages', listed(messagesOf(declaration))] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n') + '\n';

/** The index: every entity with its path. */
export const renderIndex = (declarations: readonly AnyDeclaration[]): string =>
  [
    '# Reference of all entities',
    'Written by `npm run reference` from the declarations in `resources/`; `npm test` refuses a stale one.',
    table(
      ['Entity', 'Address', 'Fields'],
      [...declarations]
        .sort((one, other) => one.name.localeCompare(other.name))
        .map(({ name, labels, routes, fields }) => [
          `[${labels}](${name}.md)`,
          routes.list ? code(routes.list) : 'a panel',
          String(Object.keys(fields).length),
        ]),
    ),
  ].join('\n\n') + '\n';
