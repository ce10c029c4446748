import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { asText } from '../../../../fields/shared/asText';
import { LoadFailure } from '../../../../views/LoadFailure';
import { useExclusive } from '../../../../views/useExclusive';
import { useNumberText, useWords } from '../../../../views/useWords';
import { MoreList } from '../../frame/MoreList';
import type { ChildCalls } from '../../save/childCalls';
import type { ChangedRow } from '../../save/rows';
import { resultColumnsOf } from '../../session/ResultsTable';
import { useSheetDeclaration } from '../../session/sheetTexts';
import { differingFields, givenNames, planChildren, type SelectedOwner } from './planChildren';
import type { ExistingChildren } from './useExisting';

interface ChildPreviewProps {
  readonly calls: ChildCalls;
  readonly owners: readonly SelectedOwner[];
  readonly existing: ExistingChildren;
  readonly values: Readonly<Record<string, unknown>>;
  readonly canSave: boolean;
  readonly onBack: () => void;
  readonly onCancel: () => void;
  readonly onSave: (rows: readonly ChangedRow[]) => Promise<void>;
}

const nothing: NonNullable<ExistingChildren['existing']> = new Map();

/** What saving adds, changes and leaves out, by name. */
export const ChildPreview = ({
  calls,
  owners,
  existing,
  values,
  canSave,
  onBack,
  onCancel,
  onSave,
}: ChildPreviewProps) => {
  const { child } = calls;
  const translate = useTranslate();
  const words = useWords(child);
  const number = useNumberText();
  const say = (key: string, count: number, more: object = {}) =>
    translate(`facings.bulkEdit.children.${key}`, { smart_count: count, count, ...more });
  const keyField = child.bulk?.key ?? '';
  const key = asText(values[keyField]) ?? '';
  const [isChanging, setChanging] = useState(false);
  const { isBusy, exclusively } = useExclusive();
  const wanted = { owners, existing: existing.existing ?? nothing, key, values, calls };
  const differing = differingFields(givenNames(values, keyField), wanted);
  // A value that only the form itself proposed changes nothing unless it is chosen.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        Object.keys(values).filter(
          (name) => JSON.stringify(values[name]) !== JSON.stringify(child.fields[name]?.initial),
        ),
      ),
  );
  const changes = differing.map(({ name }) => name).filter((name) => chosen.has(name));
  const plan = planChildren({ ...wanted, changes: isChanging ? changes : null });
  const { added, changed, left, same, several, rows } = plan;
  const having = owners.length - added.length;
  const isReady = existing.existing !== null;

  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {existing.error !== null ? (
          <LoadFailure error={existing.error} onRetry={existing.retry} />
        ) : !isReady ? (
          <Box>
            <Typography sx={{ mb: 1 }}>
              {translate('facings.bulkEdit.children.checking', {
                done: number(existing.done),
                total: number(owners.length),
              })}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={(100 * existing.done) / Math.max(1, owners.length)}
              aria-label={translate('facings.bulk.reviewing.looking')}
            />
          </Box>
        ) : (
          <>
            <Typography role="status" variant="h6" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              {translate('facings.bulkEdit.children.summary', {
                name: words.nameOf(values),
                added: number(added.length),
                changed: number(changed.length),
                left: number(left.length + same.length + several.length),
              })}
            </Typography>
            {having > 0 && (
              <Alert severity="info">
                <Names
                  text={say('having', having, { name: key })}
                  owners={owners.filter(
                    ({ row }) => !added.some((addedRow) => addedRow.row === row),
                  )}
                />
                <FormControlLabel
                  label={say('change', having)}
                  control={
                    <Switch
                      size="small"
                      checked={isChanging}
                      onChange={(_, isOn) => setChanging(isOn)}
                    />
                  }
                />
                {isChanging && differing.length > 0 && (
                  <Box
                    role="group"
                    aria-label={translate('facings.bulkEdit.children.what')}
                    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
                  >
                    {differing.map(({ name, count }) => (
                      <FormControlLabel
                        key={name}
                        label={`${words.fieldLabel(name)} (${number(count)})`}
                        control={
                          <Checkbox
                            size="small"
                            checked={chosen.has(name)}
                            onChange={(_, isOn) => {
                              const next = new Set(chosen);
                              if (isOn) next.add(name);
                              else next.delete(name);
                              setChosen(next);
                            }}
                          />
                        }
                      />
                    ))}
                  </Box>
                )}
                {/* Before anything is chosen, it is not known. */}
                {isChanging &&
                  same.length > 0 &&
                  (changes.length > 0 || differing.length === 0) && (
                    <Box>{say('same', same.length)}</Box>
                  )}
              </Alert>
            )}
            {several.length > 0 && (
              <Alert severity="warning">
                <Names text={say('several', several.length, { name: key })} owners={several} />
              </Alert>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onCancel}>
          {translate('facings.buttons.cancel')}
        </Button>
        <Button color="inherit" onClick={onBack}>
          {translate('facings.views.page.up')}
        </Button>
        <Button
          variant="contained"
          // The form with the focus is gone.
          autoFocus
          disabled={!isReady || rows.length === 0}
          loading={isBusy || !canSave}
          onClick={() => void exclusively(() => onSave(rows))}
        >
          {translate('facings.buttons.save')}
        </Button>
      </DialogActions>
    </>
  );
};

/** A sentence about some records, with their names. */
const Names = ({
  text,
  owners,
}: {
  readonly text: string;
  readonly owners: readonly SelectedOwner[];
}) => {
  // The key and what comes next say which one it is.
  const columns = resultColumnsOf(useSheetDeclaration()).slice(0, 2);
  const nameOf = (index: number): string =>
    columns
      .map((name) => owners[index]?.shown[name] ?? '')
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <>
      {text}
      <MoreList count={owners.length} atFirst={3} item={nameOf} />
    </>
  );
};
