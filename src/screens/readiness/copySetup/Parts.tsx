import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { failureMessageOf } from '../../../lib/failures/failures';
import { usePlanLines } from '../../../views/copy/CopyPreview';
import { CopySecrets } from '../../../views/copy/CopySecrets';
import { ResultHeading } from '../../../views/ResultHeading';
import type { PartOutcome, PartPlan, RowsPlan } from './copy';

/** Names shown of a part before the rest is counted. */
const namesShown = 12;

const usePartLabel = () => {
  const translate = useTranslate();
  return (resource: string): string => translate(`resources.${resource}.name`);
};

interface PartLineProps {
  readonly plan: PartPlan;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** A part with what it would add, to be left out or copied. */
export const PartLine = ({
  plan: { part, additions, rows },
  isChosen,
  onChoose,
}: PartLineProps) => {
  const translate = useTranslate();
  const labelOf = usePartLabel();
  const label = labelOf(part.resource);
  const count = additions.length;
  const names = additions
    .slice(0, namesShown)
    .map(({ label: name, text }) =>
      text === undefined ? name : translate('facings.files.labeled', { name, text }),
    );
  const more = count - names.length;
  if (count === 0) {
    return (
      <div>
        <Typography color="text.secondary" sx={{ pl: 4 }}>
          {translate('facings.copySetup.nothingOf', { label })}
        </Typography>
        {rows && <RowNotes {...rows} />}
      </div>
    );
  }
  return (
    <div>
      <FormControlLabel
        label={translate('facings.copySetup.part', { label, smart_count: count })}
        control={
          <Checkbox size="small" checked={isChosen} onChange={(_, isOn) => onChoose(isOn)} />
        }
      />
      <Typography variant="body2" color="text.secondary" sx={{ pl: 4, overflowWrap: 'anywhere' }}>
        {[
          ...names,
          ...(more > 0 ? [translate('facings.copySetup.more', { smart_count: more })] : []),
        ].join(', ')}
      </Typography>
      {rows && <RowNotes {...rows} areAsked={isChosen} />}
    </div>
  );
};

/** What is created for the rows of a list, their secrets, and what they leave out. */
const RowNotes = ({
  declaration,
  plan,
  copy,
  secrets,
  areAsked = false,
}: RowsPlan & { readonly areAsked?: boolean }) => {
  const records = plan.rows.map(({ record }) => record);
  const planned = usePlanLines(declaration, { plan, records });
  const isAdded = new Set(copy.named.all().map((named) => named.declaration.name));
  const added = planned.choices.filter(({ name }) => isAdded.has(name));
  return (
    <Box sx={{ pl: 4, overflowWrap: 'anywhere' }}>
      {[...(areAsked ? added.map(({ label }) => label) : []), ...planned.notes].map((text) => (
        <Typography key={text} variant="body2" color="text.secondary">
          {text}
        </Typography>
      ))}
      {areAsked && (
        <CopySecrets secrets={planned.secrets} typed={secrets} labelOf={planned.secretLabel} />
      )}
    </Box>
  );
};

interface ResultProps {
  readonly outcomes: readonly PartOutcome[];
  readonly isUndone: boolean;
}

/** Says what each part became, with the reason where something failed. */
export const useResultLines = () => {
  const translate = useTranslate();
  const labelOf = usePartLabel();
  const linesOf =
    (isUndone: boolean) =>
    ({ part, added, failed, error, stays = [] }: PartOutcome): readonly string[] => {
      const label = labelOf(part.resource);
      const reason = error === undefined ? '' : failureMessageOf(error, translate).message;
      const line = (key: string, count: number) =>
        translate(`facings.copySetup.${key}`, { label, smart_count: count });
      if (isUndone)
        return [...(added.length > 0 ? [`${line('notUndone', 1)}. ${reason}`] : []), ...stays];
      return [
        ...(added.length > 0 ? [`${line('added', added.length)}.`] : []),
        ...(failed.length > 0 ? [`${line('failed', failed.length)}. ${reason}`] : []),
        ...(added.length + failed.length === 0 ? [`${line('alreadySet', 0)}.`] : []),
      ].map((text) => text.trim());
    };
  return ({ outcomes, isUndone }: ResultProps): readonly string[] =>
    outcomes.flatMap(linesOf(isUndone));
};

/** What each part became. */
export const Result = ({ outcomes, isUndone }: ResultProps) => {
  const translate = useTranslate();
  const linesOf = useResultLines();
  const hasFailed = outcomes.some(({ error }) => error !== undefined);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ResultHeading text={translate('facings.copySetup.result')} of={isUndone} />
      <Alert
        severity={hasFailed ? 'error' : 'success'}
        role={hasFailed ? 'alert' : 'status'}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {isUndone && !hasFailed && translate('facings.copySetup.undone')}
        <Box component="ul" sx={{ m: 0, pl: 2, '&:empty': { display: 'none' } }}>
          {linesOf({ outcomes, isUndone }).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      </Alert>
    </Box>
  );
};
