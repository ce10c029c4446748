/** The words of declarations as a part of the message catalogue, under react-admin's `resources.` keys. */
import type { AnyDeclaration } from './defineResource';

interface ResourceMessages {
  readonly name: string;
  readonly label: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
  readonly helps: Readonly<Record<string, string>>;
  readonly create: string;
  readonly edit: string;
  readonly edited: string;
  readonly gear: string;
  readonly followUpTitle: string;
  readonly followUp: string;
}

const pluck = (
  declaration: AnyDeclaration,
  key: 'label' | 'hint' | 'help',
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(declaration.fields).flatMap(([name, field]) => {
      const text = field[key];
      return text === undefined ? [] : [[name, text]];
    }),
  );

const messagesOf = (declaration: AnyDeclaration): ResourceMessages => ({
  name: declaration.labels,
  label: declaration.label,
  fields: pluck(declaration, 'label'),
  hints: pluck(declaration, 'hint'),
  helps: pluck(declaration, 'help'),
  create: declaration.create?.title ?? '',
  edit: declaration.edit?.title ?? '',
  edited: declaration.edit?.done ?? '',
  gear: declaration.list.gear ?? '',
  followUpTitle: declaration.create?.followUp?.done.title ?? '',
  followUp: declaration.create?.followUp?.done.body ?? '',
});

/** English of every declaration: `resources.regions.fields.zones` → 'Zone Count'. */
export const declaredMessages = (
  declarations: readonly AnyDeclaration[],
): Record<string, ResourceMessages> =>
  Object.fromEntries(
    declarations.map((declaration) => [declaration.name, messagesOf(declaration)]),
  );
