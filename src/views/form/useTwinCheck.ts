import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useProvider } from '../../fields/useProvider';
import { PlatformError } from '../../lib/failures/failures';
import { sameKey } from '../../lib/text/plainText';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useWords } from '../useWords';

/**
 * Refuses a key that exists in the organization, or looks like one that does, at its field, before anything is sent:
 * the platform compares keys character by character. `stored`: the edited record, whose own key is never refused.
 */
export const useTwinCheck = (
  declaration: AnyDeclaration,
): ((values: FieldValues, stored?: RaRecord) => Promise<void>) => {
  const provider = useProvider();
  const words = useWords(declaration);
  return async (values, stored) => {
    const name = declaration.calls?.create?.check?.by;
    if (name === undefined) return;
    const whole: FieldValues = { ...stored, ...values };
    const key: unknown = whole[name];
    const before: unknown = stored?.[name];
    if (typeof key !== 'string' || (typeof before === 'string' && sameKey(before, key))) return;
    // Without an answer the record is sent all the same: the platform refuses a key that exists.
    const twin = await provider.twins.find(declaration, whole, stored?.id).catch(() => null);
    if (twin === null) return;
    throw new PlatformError(
      { type: 'error', kind: 'conflict', status: 409 },
      {
        fields: {
          [name]: words.translate(`facings.rules.${twin === key ? 'taken' : 'looksTaken'}`, {
            label: words.fieldLabel(name),
            key: twin,
          }),
        },
      },
    );
  };
};
