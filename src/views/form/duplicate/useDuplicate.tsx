/** The choices of a person who duplicates a record, and the copies of what belongs to it. */
import '../../../messages/en/recordTexts';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNotify, type RaRecord } from 'react-admin';
import type { FieldNotes } from '../../../fields/useFieldNote';
import { useRegistry } from '../../../fields/useDeclaration';
import { useProvider } from '../../../fields/useProvider';
import { failureMessageOf } from '../../../lib/failures/failures';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { ParentIds } from '../../../schema/routes';
import { childrenOf, childPartsOf, copyChildren, type ChildPart } from '../../copy/copyChildren';
import { lostNames } from '../../copy/values';
import { useReadAgain } from '../../outOfDate';
import { useParentIds, withinOf } from '../../place/placeContext';
import { useWords, entityWords } from '../../useWords';
import { useLeftEntries } from './useLeftEntries';

/** Maximum number of refused records that are listed by name. */
const maxNamed = 5;

/** A check box of the form. */
export interface DuplicateChoice {
  readonly key: string;
  readonly label: string;
  readonly note: string | undefined;
  readonly isOn: boolean;
  /** Why it cannot be chosen; undefined if it can. */
  readonly reason: string | undefined;
}

export const useDuplicate = (
  declaration: AnyDeclaration,
  { original, left }: { readonly original: RaRecord | undefined; readonly left: readonly string[] },
) => {
  const { translate, ...words } = useWords(declaration);
  const registry = useRegistry();
  const provider = useProvider();
  const notify = useNotify();
  const parents = useParentIds();
  const readAgain = useReadAgain(declaration);
  const { followUps = [] } = declaration.create ?? {};
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});

  const outside = useLeftEntries(followUps, original);
  const parts = useMemo(() => childPartsOf(declaration, registry), [declaration, registry]);
  const parentsOf = ({ within }: ChildPart, record: RaRecord): ParentIds | null =>
    withinOf(within, { ...parents, ...record });
  const read = useQueries({
    queries: parts.map((part) => {
      const from = original ? parentsOf(part, original) : null;
      return {
        queryKey: ['duplicated', part.of, from],
        queryFn: () => childrenOf(provider, part.child, from ?? {}),
        enabled: from !== null,
        staleTime: 0,
        gcTime: 0,
      };
    }),
  });

  const countWords = (child: AnyDeclaration, count: number) =>
    entityWords(translate, child).counted(count);
  const isChosen = (key: string, isOn = false) => chosen[key] ?? isOn;

  const outsideNote = (names: readonly string[] = []): string | undefined =>
    names.length === 0
      ? undefined
      : translate('facings.record.duplicate.outside', { names: names.join(', ') });

  const choices: readonly DuplicateChoice[] = !original
    ? []
    : [
        ...parts.flatMap(({ of, child, isOn, note }, at): DuplicateChoice[] => {
          const { data, error } = read[at] ?? {};
          if (data?.length === 0) return [];
          const count = countWords(child, data?.length ?? 0);
          return [
            {
              key: of,
              label: translate(`facings.record.duplicate.${data ? 'children' : 'all'}`, count),
              note: note === undefined ? undefined : words.text(`duplicated.${of}`, note),
              isOn: isChosen(of, isOn) && !error,
              reason: error ? failureMessageOf(error, translate).message : undefined,
            },
          ];
        }),
        ...followUps.flatMap(({ copies }, at): DuplicateChoice[] =>
          copies === undefined
            ? []
            : [
                {
                  key: String(at),
                  label: words.text(`followUps.${at}.copies`, copies),
                  note: outsideNote(outside[at]),
                  isOn: isChosen(String(at)),
                  reason: undefined,
                },
              ],
        ),
      ];
  const isOn = (key: string) => choices.some((choice) => choice.key === key && choice.isOn);

  const notes = useMemo(
    (): FieldNotes =>
      Object.fromEntries(
        left.map((name) => [
          name,
          translate(
            `facings.record.duplicate.${declaration.create?.duplicate?.without?.[name] ?? 'unique'}`,
          ),
        ]),
      ),
    [left, declaration, translate],
  );

  const copyOne = async (part: ChildPart, source: RaRecord, copy: RaRecord): Promise<void> => {
    const [from, to] = [parentsOf(part, source), parentsOf(part, copy)];
    if (!from || !to) throw new Error(`The parents of ${part.of} are not known.`);
    const { done, failed } = await copyChildren(provider, { child: part.child, from, to });
    if (done > 0)
      notify('facings.record.duplicate.done', {
        type: 'success',
        messageArgs: countWords(part.child, done),
      });
    const [first] = failed;
    if (!first) return;
    const { nameOf } = entityWords(translate, part.child);
    const names = failed.map(({ record }) => nameOf(record));
    notify('facings.record.duplicate.failed', {
      type: 'warning',
      messageArgs: {
        ...countWords(part.child, failed.length),
        names: `${names.slice(0, maxNamed).join(', ')}${names.length > maxNamed ? ' …' : ''}`,
        reason: failureMessageOf(first.error, translate).message,
      },
    });
  };

  /** Copies the chosen children to the new record, and says what was copied. Never rejects: the record exists. */
  const copyParts = async (copy: RaRecord): Promise<void> => {
    const due = parts.filter(({ of }) => isOn(of));
    if (!original || due.length === 0) return;
    for (const part of due) {
      try {
        await copyOne(part, original, copy);
      } catch (error) {
        notify('facings.record.duplicate.notRead', {
          type: 'warning',
          messageArgs: {
            ...countWords(part.child, 0),
            reason: failureMessageOf(error, translate).message,
          },
        });
      }
    }
    void readAgain(copy);
  };

  return {
    notes,
    choices,
    choose: (key: string, isIt: boolean) => setChosen((before) => ({ ...before, [key]: isIt })),
    /** Labels of values of the original that the create form has no input for. */
    lost: original ? lostNames(declaration, original).map(words.fieldLabel) : [],
    /** Positions of the chosen follow-ups in the declaration. */
    followUps: new Set(followUps.flatMap((_, at) => (isOn(String(at)) ? [at] : []))),
    copyParts,
  };
};
