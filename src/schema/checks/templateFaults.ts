/**
 * Finds placeholders that nothing fills; they would become empty text. The names that a template may use follow from
 * the code that fills it.
 */
import type { AnyDeclaration } from '../defineResource';
import { parentsIn } from '../routes';

interface Template {
  /** Position in the declaration. */
  readonly at: string;
  readonly text: string | undefined;
  readonly names: readonly string[];
  /** Describes the permitted names, for the message. */
  readonly offeredNames: string;
}

const record = "a field, 'id' or a parent id";
const form = "a field of the form, 'id' or a parent id";

/** '{url|file}' and '{user.name}' start with a field name. */
const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, path = '']) => path);

const nameIn = (placeholder: string): string =>
  /^([\w.]+?)(\.[\w.]+)?(\|file)?$/.exec(placeholder)?.[1] ?? placeholder;

const templatesOf = (declaration: AnyDeclaration): readonly Template[] => {
  const { fields, routes, calls, create, edit, document, remove, actions = [] } = declaration;
  const parents = [routes.list, routes.view, calls?.list?.path].flatMap(parentsIn);
  const ofRecord = ['id', ...Object.keys(fields), ...parents];
  const named = { names: [...ofRecord, 'name'], offeredNames: `${record}, or 'name'` };
  const ofForm = ['id', ...(create?.fields ?? []), ...parents];
  const inRecord = (at: string, text: string | undefined): Template => ({
    at,
    text,
    names: ofRecord,
    offeredNames: record,
  });
  const inForm = (at: string, text: string | undefined): Template => ({
    at,
    text,
    names: ofForm,
    offeredNames: form,
  });
  return [
    {
      at: 'represent',
      text: declaration.represent,
      names: [...ofRecord, 'label'],
      offeredNames: `${record}, or 'label'`,
    },
    inForm('create.done', create?.done),
    ...(calls?.create?.accepted ?? []).map(({ refused }) =>
      inForm('calls.create.accepted.refused', refused),
    ),
    inForm('create.then', create?.then),
    ...(create?.followUps ?? []).flatMap(({ done, accepted }, index) => {
      const at = `create.followUps.${index}`;
      const counted = {
        names: [...ofForm, 'smart_count'],
        offeredNames: `${form}, or 'smart_count'`,
      };
      return [
        { at: `${at}.done.title`, text: done.title, ...counted },
        { at: `${at}.done.body`, text: done.body, ...counted },
        {
          at: `${at}.accepted.refused`,
          text: accepted?.refused,
          names: [],
          offeredNames: 'anything',
        },
      ];
    }),
    inRecord('edit.done', edit?.done),
    { at: 'remove.ask', text: remove?.ask, ...named },
    ...[
      ...(edit?.consequences ?? []).map(({ text }) => ['edit', text] as const),
      ...(remove?.consequences ?? []).map(({ text }) => ['remove', text] as const),
    ].map(([at, text]): Template => ({
      at: `${at}.consequences`,
      text,
      names: [...named.names, 'smart_count'],
      offeredNames: `${named.offeredNames} or 'smart_count'`,
    })),
    inRecord('document.done', document?.done),
    ...actions.flatMap((action): readonly Template[] => {
      if ('dialog' in action) return [];
      return [
        { at: `actions.${action.key}.ask`, text: action.ask, ...named },
        { at: `actions.${action.key}.done`, text: action.done, ...named },
      ];
    }),
    ...(calls?.update?.accepted ?? []).map(({ refused }) =>
      inRecord('calls.update.accepted.refused', refused),
    ),
    ...Object.entries(fields).flatMap(([name, field]): readonly Template[] => {
      const pick = field.kind === 'reference' ? Object.values(field.pick ?? {}) : [];
      const to = field.kind === 'choice' ? field.whenNone?.to : undefined;
      return [
        ...pick.map((text) => inRecord(`fields.${name}.pick`, text)),
        inRecord(`fields.${name}.whenNone.to`, to),
      ];
    }),
  ];
};

export const templateFaults = (declaration: AnyDeclaration): string[] =>
  templatesOf(declaration).flatMap(({ at, text, names, offeredNames }) =>
    placeholdersIn(text ?? '')
      .filter((placeholder) => !names.includes(nameIn(placeholder)))
      .map((placeholder) =>
        names.length === 0
          ? `${declaration.name}: ${at} has '{${placeholder}}', but nothing is filled in there`
          : `${declaration.name}: ${at} names '{${placeholder}}', which is not ${offeredNames}`,
      ),
  );
