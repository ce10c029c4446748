import type { RaRecord } from 'react-admin';
import { asText } from '../../fields/shared/asText';
import { plainKey } from '../../lib/text/plainText';
import type { AnyDeclaration } from '../../schema/defineResource';
import { keyNames, type Option } from './recordsThere';

/** A field of an entity. */
export interface CopiedField {
  readonly declaration: AnyDeclaration;
  readonly name: string;
}

/** A value that the other organization has already. */
export interface TakenValue extends CopiedField {
  readonly text: string;
}

/** Leaves out what no two records of an organization share, and one there has: a store's number. */
export const createFreeValues = (declaration: AnyDeclaration, stored: readonly Option[]) => {
  const taken: TakenValue[] = [];
  const values = Object.entries(declaration.create?.duplicate?.without ?? {}).flatMap(
    ([name, reason]) => {
      const texts = stored.map(({ record }) => plainKey(asText(record?.[name]) ?? ''));
      return reason === 'unique' && !keyNames(declaration).includes(name)
        ? [{ name, texts: new Set(texts) }]
        : [];
    },
  );
  const of = (record: RaRecord): RaRecord => {
    const left = values.flatMap(({ name, texts }) => {
      const text = asText(record[name]) ?? '';
      const isTaken = text !== '' && texts.has(plainKey(text));
      if (isTaken) taken.push({ declaration, name, text });
      texts.add(plainKey(text));
      return isTaken ? [[name, null]] : [];
    });
    return { ...record, ...(Object.fromEntries(left) as Readonly<Record<string, unknown>>) };
  };
  return { of, taken };
};
