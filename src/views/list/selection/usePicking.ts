import { useState } from 'react';
import { useNotify, type RaRecord } from 'react-admin';
import { useRegistry } from '../../../fields/useDeclaration';
import { useProvider } from '../../../fields/useProvider';
import { inSentence } from '../../../lib/text/inSentence';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { ParentIds } from '../../../schema/routes';
import { fillTemplate } from '../../../schema/template';
import { parentMeta, useParentIds } from '../../place/placeContext';
import { useFailureNotice } from '../../useFailureNotice';
import { useWords } from '../../useWords';
import type { SelectionToolProps } from './useSelectedRecords';

export interface ValueChoice {
  readonly name: string;
  readonly value: string | number | boolean;
  readonly label: string;
}

/** A field whose value is chosen by its own input: it has too many values for a menu. */
export const isPickedField = ({ fields }: AnyDeclaration, name: string): boolean => {
  const field = fields[name];
  return (
    field?.kind === 'reference' ||
    field?.kind === 'timeZone' ||
    (field?.kind === 'choice' && field.options.kind !== 'fixed')
  );
};

interface Picking {
  readonly name: string;
  /** What the field's options depend on. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Opens the input of a field for the selected rows, and names what was chosen. */
export const usePicking = ({ declaration, selected }: SelectionToolProps) => {
  const { fieldLabel, translate } = useWords(declaration);
  const within = useParentIds();
  const provider = useProvider();
  const registry = useRegistry();
  const notify = useNotify();
  const noticeFailure = useFailureNotice();
  const [picking, setPicking] = useState<Picking | null>(null);

  const open = async (name: string): Promise<void> => {
    try {
      const gate = declaration.fields[name]?.gatedBy;
      if (gate === undefined) {
        setPicking({ name, values: within });
        return;
      }
      const rows = await selected.read();
      const [parent, ...others] = new Set(rows.map((row) => row[gate] as unknown));
      // The options are those of one organization.
      if (parent == null || others.length > 0)
        notify('facings.selection.onePicked', {
          type: 'warning',
          messageArgs: { field: fieldLabel(name), gate: inSentence(fieldLabel(gate)) },
        });
      else setPicking({ name, values: { ...within, [gate]: parent } });
    } catch (error) {
      noticeFailure(error);
    }
  };

  /** A reference's value is an id, unless it is by another field, which is its name. */
  const choiceOf = async (name: string, value: string | number): Promise<ValueChoice> => {
    const field = declaration.fields[name];
    const ofChoice = (text: string): ValueChoice => ({
      name,
      value,
      label: translate('facings.files.labeled', { name: fieldLabel(name), text }),
    });
    if (field?.kind !== 'reference' || field.by !== undefined) return ofChoice(String(value));
    const { data } = await provider.getOne<RaRecord>(field.to, {
      id: value,
      ...parentMeta(picking?.values as ParentIds),
    });
    return ofChoice(fillTemplate(registry.find(field.to).represent, data));
  };

  return { picking, open, choiceOf, close: () => setPicking(null) };
};
