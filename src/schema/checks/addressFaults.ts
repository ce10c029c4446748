/** Addresses that lead to no screen. */
import type { AnyDeclaration } from '../defineResource';
import type { Screen } from '../screen';

/** How an address is filled: `:name` as a route, `{name}` as a template, or not at all. */
const filledAs = { route: /^:\w+$/, template: /^\{\w+\}$/, plain: /^(?!)/ };

/** '/zones/view/:id' and '/zones/view/{id}' have one shape. */
const shapeOf = (address: string, filled: RegExp = filledAs.route): string =>
  address
    .split('/')
    .map((part) => (filled.test(part) ? '*' : part))
    .join('/');

/** Every address that leads to a screen of the entity, its dialogs and panels included. */
const screensOf = ({ routes, list, create, edit }: AnyDeclaration): readonly string[] => {
  const own: string[] = [];
  if (routes.list !== undefined) {
    own.push(routes.list);
    if (create) own.push(`${routes.list}/create`);
    if (edit && routes.view === undefined) own.push(`${routes.list}/edit/:id`);
    for (const { key } of list?.tools ?? []) own.push(`${routes.list}/${key}`);
  }
  if (routes.view !== undefined) {
    own.push(routes.view);
    if (edit) own.push(`${routes.view}/edit`);
  }
  return own;
};

interface Address {
  readonly at: string;
  readonly to: string | undefined;
  readonly filled: keyof typeof filledAs;
}

const addressesOf = ({ create, remove, fields }: AnyDeclaration): Address[] => [
  { at: 'create.then', to: create?.then, filled: 'template' },
  { at: 'remove.then', to: remove?.then, filled: 'plain' },
  ...Object.entries(fields).map(([name, field]): Address => ({
    at: `fields.${name}.whenNone.to`,
    to: field.kind === 'choice' ? field.whenNone?.to : undefined,
    filled: 'template',
  })),
];

export const addressFaults = (
  all: readonly AnyDeclaration[],
  screens: readonly Screen[],
): string[] => {
  const known = new Set(
    [...screens.map(({ path }) => path), ...all.flatMap(screensOf)].map((path) => shapeOf(path)),
  );
  return all.flatMap((declaration) =>
    addressesOf(declaration).flatMap(({ at, to, filled }) =>
      to === undefined || known.has(shapeOf(to, filledAs[filled]))
        ? []
        : [`${declaration.name}: ${at} leads to '${to}', where there is no screen`],
    ),
  );
};
