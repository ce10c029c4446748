/**
 * Which values of a create or an update are sent. React-admin's forms send whole records, so a value that no call takes
 * is ignored while it is unchanged. A changed one is refused: it would be dropped, and reported as saved.
 */
import { firstValueAt } from '../../src/schema/template';
import { fieldFromPlatform } from '../../src/fields/kinds';
import { agree } from '../../src/fields/sentValue';
import { PlatformError, type DeclaredMessage } from '../../src/lib/failures/failures';
import { holds } from '../../src/schema/condition';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { parentsIn } from '../../src/schema/routes';
import { isRecord, typeName } from '../../src/lib/util/isRecord';
import { isJson } from './jsonValue';
import { withoutUndefined } from './partial';
import { formFieldsOf, isPart, type StatedWrite } from '../../src/schema/writeCall';
import type { Values } from '../../src/lib/util/values';

interface Written {
  readonly declaration: AnyDeclaration;
  readonly write: 'create' | 'update';
  readonly call: StatedWrite;
}

/** The values before a write. */
interface Before {
  /** What the caller knows of the record. */
  readonly parts: readonly Values[];
  /** The record itself, if it was read; the initial values of a new one. */
  readonly stored: Values | undefined;
}

/** `{record.name}` in the values that a call adds. */
const namesInTemplates = (templates: Readonly<Record<string, string>> = {}): readonly string[] =>
  Object.values(templates).flatMap((template) =>
    [...template.matchAll(/\{record\.(\w+)/g)].map(([, name = '']) => name),
  );

/** The names of the values that the calls of a write take. */
const takenBy = ({ declaration, write, call }: Written): ReadonlySet<string> =>
  new Set([
    ...call.send,
    ...(call.query ?? []),
    ...(write === 'create' ? parentsIn(call.path) : []),
    ...namesInTemplates(call.adds),
    ...(declaration.calls?.afterSave ? formFieldsOf(declaration, write) : []),
  ]);

/** An unset switch and an empty list are no values either. */
const isSame = (value: unknown, other: unknown): boolean =>
  agree(value, other) || (other == null && Array.isArray(value) && value.length === 0);

export const sendable = (written: Written) => {
  const { declaration } = written;
  const { fields } = declaration;
  const taken = takenBy(written);

  /**
   * A file's address, or what a stock input wraps around a file, cannot be uploaded. A Date is a moment, whose day and
   * time of day depend on the time zone.
   */
  const isTaken = (name: string, value: unknown): boolean =>
    taken.has(name) &&
    (fields[name]?.kind === 'image' ? value instanceof File : isJson(value)) &&
    !(value instanceof Date && ['date', 'time'].includes(fields[name]?.kind ?? ''));

  /** A part whose source is given, too, and contains it. */
  const isInSource = (name: string, value: unknown, data: Values): boolean => {
    const field = fields[name];
    const source = field?.from?.[0];
    if (!field?.from || source === undefined || !isPart(declaration, name)) return false;
    if (!Object.hasOwn(data, source)) return false;
    return isSame(value, fieldFromPlatform(field, firstValueAt(data, field.from)));
  };

  /** Whether a value is unchanged. A blank one is only that of a record that was read completely. */
  const isKnown = (name: string, value: unknown, { parts, stored }: Before): boolean =>
    parts.some((record) => Object.hasOwn(record, name) && isSame(value, record[name])) ||
    (stored !== undefined && isSame(value, stored[name]));

  const exists = (name: string, values: Values): boolean => holds(fields[name]?.shownIf, values);

  const isMask = (name: string): boolean => fields[name]?.secret === 'masked';

  return {
    /** Whether only the stored record tells if a value is unchanged, which is then not sent. */
    isUnclear: (data: Values, before: Before): boolean =>
      Object.entries(data).some(
        ([name, value]) =>
          isMask(name) ||
          ((!isTaken(name, value) || !exists(name, data)) &&
            !isKnown(name, value, before) &&
            !isInSource(name, value, data)),
      ),

    /**
     * @param existing all values that decide which fields exist
     * @throws an error that names the values that cannot be sent
     */
    select: (data: Values, before: Before, existing: Values): Values => {
      const isRefused = ([name, value]: readonly [string, unknown]): boolean =>
        !isKnown(name, value, before) &&
        !isInSource(name, value, data) &&
        !(isTaken(name, value) && (exists(name, existing) || isSame(value, undefined)));
      const entries = Object.entries(data);
      const refused = entries.filter(isRefused).map(([name]) => name);
      if (refused.length > 0) throw cannotBeSaved(declaration, refused);
      return Object.fromEntries(
        entries.filter(
          ([name, value]) =>
            isTaken(name, value) && !(isMask(name) && isKnown(name, value, before)),
        ),
      );
    },

    /** Whether an update sends nothing: a call for a secret is not made for the rest of its record. */
    isNothing: (changes: Values, data: Values, stored: Values | undefined): boolean => {
      const names = Object.keys(data);
      const isMaskLeftOut = Object.keys(changes).some(
        (name) => isMask(name) && !names.includes(name),
      );
      return (
        names.length === 0 ||
        (isMaskLeftOut && names.every((name) => isSame(data[name], stored?.[name])))
      );
    },

    isTaken,
  };
};

/**
 * The values of a write; undefined is no value of JSON.
 * @throws if there are none, as where a `transform` returns nothing or a FormData: nothing would be sent, and seem saved
 */
export const valuesOf = (declaration: AnyDeclaration, data: unknown): Values => {
  if (isRecord(data)) return withoutUndefined(data);
  throw cannotBeSaved(declaration, [typeName(data)]);
};

const english = (many: string, names: string): string => `${many} can't be saved with ${names}.`;

/** Creates the error that names the values which a record cannot be saved with. */
export const cannotBeSaved = (
  { name: resource, labels, fields }: AnyDeclaration,
  refused: readonly string[],
): Error => {
  const many = [`resources.${resource}.name`, labels] as const;
  const labelOf = (name: string): readonly [string, string] => [
    `resources.${resource}.fields.${name}`,
    fields[name]?.label ?? name,
  ];
  const saidOf = (name: string): DeclaredMessage => ({
    key: 'facings.views.failure.cannotBeSaved',
    values: {},
    names: { many, name: labelOf(name) },
    english: english(labels, labelOf(name)[1]),
  });
  const [first = ''] = refused;
  return new PlatformError(
    { type: 'error', kind: 'invalid' },
    {
      declaredMessage: saidOf(first),
      fields: Object.fromEntries(refused.map((name) => [name, saidOf(name)])),
    },
  );
};
