import { useLocale, type RaRecord } from 'react-admin';
import { momentText } from '../../fields/moment/momentText';
import { asText } from '../../fields/shared/asText';
import { momentOf } from '../../lib/time/moments';
import { regionOf } from '../../lib/text/region';
import type { AnyDeclaration } from '../../schema/defineResource';
import { firstValueAt } from '../../schema/template';
import { unnamedIdsOf, useRelatedNames } from '../list/table/relatedNames';
import { useWords } from '../useWords';

const noNames: readonly string[] = [];

/** A record's name, and what else recognizes it beside its organization: 'Nightly count · Boise Airport · Nov 28, 2026, 2:00 AM'. */
export const useRecordTitle = (
  declaration: AnyDeclaration,
  record: RaRecord | undefined,
): string => {
  const words = useWords(declaration);
  const locale = regionOf(useLocale());
  const { fields, scope, recognizedBy = noNames } = declaration;
  const { data: relatedName } = useRelatedNames(
    unnamedIdsOf(
      declaration,
      record ? [record] : [],
      recognizedBy.filter((name) => {
        const field = fields[name];
        return field?.kind === 'reference' && field.to !== scope;
      }),
    ),
  );
  if (!record) return words.one;
  const textOf = (name: string): string | null | undefined => {
    const field = fields[name];
    if (field?.kind === 'moment') {
      const date = momentOf(record[name]);
      return date && momentText(date, locale);
    }
    if (field?.kind !== 'reference' || field.to === scope) return null;
    return (
      asText(firstValueAt(record, field.nameFrom ?? [])) ??
      relatedName?.(field.to, asText(record[name]) ?? '')
    );
  };
  return [words.nameOf(record), ...recognizedBy.map(textOf)].filter(Boolean).join(' · ');
};
