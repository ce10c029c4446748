import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { panelsOf, type AnyDeclaration } from '../../schema/defineResource';
import { entityWords } from '../useWords';
import { CopySecrets } from './CopySecrets';
import type { LeftPanel } from './copyChildren';
import type { CopyPlan } from './copyPlan';
import type { CopiedField } from './freeValues';
import { createTypedSecrets, type AskedSecret, type TypedSecrets } from './secrets';
import { gapKey, type Gap } from './there';

/** Maximum number of names that a line lists. */
const maxNamed = 12;

/** Which children are copied and what is created for the copies, by the name of the entity. */
export interface CopyChoices {
  readonly isChosen: (name: string) => boolean;
  readonly choose: (name: string, isIt: boolean) => void;
  /** The copies were begun. */
  readonly isFixed: () => boolean;
  readonly secrets: TypedSecrets;
}

export const createCopyChoices = (plan: CopyPlan) => {
  let isFixed = false;
  const chosen = new Map<string, boolean>();
  for (const { part } of plan.rows.flatMap(({ children }) => children))
    chosen.set(part.of, part.isOn === true);
  return {
    isChosen: (name: string): boolean => chosen.get(name) ?? true,
    choose: (name: string, isIt: boolean): void => void chosen.set(name, isIt),
    isFixed: (): boolean => isFixed,
    secrets: createTypedSecrets(),
    fix: (): void => {
      isFixed = true;
    },
  };
};

interface CopyPreviewProps {
  readonly declaration: AnyDeclaration;
  readonly plan: CopyPlan;
  /** Records that are copied. */
  readonly records: readonly RaRecord[];
  readonly choices: CopyChoices;
}

/** What the person can choose, and lines about what happens to the records and their values. */
export const usePlanLines = (
  rowsOf: AnyDeclaration,
  { plan, records }: Pick<CopyPreviewProps, 'plan' | 'records'>,
) => {
  const translate = useTranslate();
  const wordsFor = (declaration: AnyDeclaration) => entityWords(translate, declaration);
  const listed = (names: readonly string[]): string => {
    const distinctNames = [...new Set(names)];
    const more = distinctNames.length - maxNamed;
    return [
      ...distinctNames.slice(0, maxNamed),
      ...(more > 0 ? [translate('facings.selection.more', { smart_count: more })] : []),
    ].join(', ');
  };
  const fieldOf = ({ declaration, name }: CopiedField): string => {
    const { mentions } = declaration.fields[name] ?? {};
    return mentions
      ? translate(`resources.${mentions.of}.name`)
      : wordsFor(declaration).fieldLabel(name);
  };
  const panelOf = ({ declaration, at }: LeftPanel): string => {
    const panel = panelsOf(declaration)[at];
    return panel && 'of' in panel && panel.title === undefined
      ? translate(`resources.${panel.of}.name`)
      : translate(`resources.${declaration.name}.panels.${at}`);
  };
  const { nameOf } = wordsFor(rowsOf);
  const line = (key: string, names: readonly string[], more: object = {}): readonly string[] =>
    names.length === 0
      ? []
      : [translate(`facings.selection.copy.${key}`, { ...more, names: listed(names) })];
  const gapLines = (
    key: string,
    gaps: readonly Pick<Gap, 'declaration' | 'name' | 'text'>[],
  ): readonly string[] =>
    [...new Set(gaps.map(fieldOf))].flatMap((field) =>
      line(
        key,
        gaps.filter((gap) => fieldOf(gap) === field).map(({ text }) => text),
        { field },
      ),
    );

  const ids = new Set(records.map(({ id }) => id));
  const children = new Map<AnyDeclaration, number>();
  for (const { record, children: copiedChildren } of plan.rows)
    if (ids.has(record.id))
      for (const { part, rows } of copiedChildren)
        children.set(part.child, (children.get(part.child) ?? 0) + rows.length);
  const added = new Map<AnyDeclaration, Map<string, string>>();
  for (const gap of plan.gaps)
    if (gap.adds) {
      const { declaration } = gap.adds;
      const labels = added.get(declaration) ?? new Map<string, string>();
      added.set(declaration, labels.set(gapKey(gap), gap.text));
    }
  const refused = plan.refused.map(({ declaration, record, names }) => {
    const fields = names.map((name) => fieldOf({ declaration, name })).join(', ');
    return `${wordsFor(declaration).nameOf(record)} (${fields})`;
  });
  return {
    choices: [
      ...[...children].flatMap(([child, count]) =>
        count === 0
          ? []
          : [
              {
                name: child.name,
                label: translate('facings.selection.copy.children', wordsFor(child).counted(count)),
              },
            ],
      ),
      ...[...added].map(([declaration, texts]) => ({
        name: declaration.name,
        label: translate('facings.selection.copy.adds', {
          ...wordsFor(declaration).counted(texts.size),
          names: listed([...texts.values()]),
        }),
      })),
    ],
    /** Those of the records, and of what is created for them. */
    secrets: plan.secrets.filter(({ of }) => of === undefined || ids.has(of)),
    secretLabel: (secrets: readonly AskedSecret[]): string =>
      [...new Set(secrets.map(({ declaration, name }) => wordsFor(declaration).fieldLabel(name)))]
        .map((field) =>
          translate('facings.selection.copy.secrets.label', {
            field,
            name: listed(
              secrets.map(({ declaration, record }) => wordsFor(declaration).nameOf(record)),
            ),
          }),
        )
        .join(),
    existing: line('existing', plan.existing.map(nameOf)),
    notes: [
      ...line('twice', plan.twice.map(nameOf)),
      ...line('found', plan.found.map(fieldOf)),
      ...gapLines(
        'missing',
        plan.gaps.filter(({ adds, isSeveral }) => !adds && !isSeveral),
      ),
      ...gapLines(
        'several',
        plan.gaps.filter(({ isSeveral }) => isSeveral),
      ),
      ...gapLines('taken', plan.taken),
      ...line('refused', refused),
      ...line(
        'stays',
        [...added.keys(), ...(records.length > 0 ? [rowsOf] : [])]
          .filter(({ remove }) => !remove)
          .map((of) => wordsFor(of).many),
      ),
      ...line('lost', [
        ...plan.lost.map(fieldOf),
        ...plan.reduced.map(({ declaration, name }) =>
          translate(`resources.${declaration.name}.duplicated.${name}`),
        ),
        ...plan.panels.map(panelOf),
      ]),
    ],
  };
};

/** What a copy creates, finds and leaves out, with what the person can choose. */
export const CopyPreview = ({ declaration, plan, records, choices }: CopyPreviewProps) => {
  const planned = usePlanLines(declaration, { plan, records });
  // The run reads the choices when it begins.
  const [, draw] = useState(0);
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      {planned.choices.map(({ name, label }) => (
        <FormControlLabel
          key={name}
          label={label}
          control={
            <Checkbox
              size="small"
              disabled={choices.isFixed()}
              checked={choices.isChosen(name)}
              onChange={(_, isIt) => {
                choices.choose(name, isIt);
                draw((count) => count + 1);
              }}
            />
          }
        />
      ))}
      {[...planned.existing, ...planned.notes].map((text) => (
        <Typography key={text} variant="body2" color="text.secondary">
          {text}
        </Typography>
      ))}
      <CopySecrets
        secrets={planned.secrets.filter(
          ({ of, declaration: entity }) => of !== undefined || choices.isChosen(entity.name),
        )}
        typed={choices.secrets}
        labelOf={planned.secretLabel}
      />
    </Box>
  );
};
