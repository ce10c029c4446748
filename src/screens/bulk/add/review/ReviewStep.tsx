import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../../grid/entriesTypes';
import { LoadFailure } from '../../../../views/LoadFailure';
import { KeyCheckLine } from '../sheet/SheetNotices';
import { placesOf } from '../importColumns';
import { defaults } from '../saving/buildRows';
import { useVersion } from '../../frame/follow';
import type { Held } from './survey';
import { Notionals, ToCreate } from './ToCreate';
import { SkippedRows } from './SkippedRows';
import type { AddingState } from '../useAdding';
import type { Review } from './useReview';

const atFirst = 10;
const step = 50;

interface HeldTextsProps {
  readonly title: string;
  readonly hint: string;
  readonly texts: readonly Held[];
  readonly entries: Entries;
}

/** Lists texts to review, each with its rows. */
const HeldTexts = ({ title, hint, texts, entries }: HeldTextsProps) => {
  const translate = useTranslate();
  const [most, setMost] = useState(atFirst);
  const rowsText = ({ rows, count }: Held): string => {
    const names = rows.map((row) => entries.textAt(row, entries.keyColumn)).join(', ');
    const rest = count - rows.length;
    return rest > 0
      ? translate('facings.bulk.reviewing.rowsMore', { names, smart_count: rest })
      : names;
  };
  return (
    <Alert severity="warning" role="group" aria-label={title} sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      <Box>{hint}</Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {texts.slice(0, most).map((held) => (
          <li key={held.text}>
            {translate('facings.bulk.reviewing.held', { text: held.text, rows: rowsText(held) })}
          </li>
        ))}
      </Box>
      {texts.length > most && (
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            setMost((before) => before + step);
          }}
        >
          {translate('facings.bulk.reviewing.more', {
            smart_count: Math.min(step, texts.length - most),
          })}
        </Button>
      )}
    </Alert>
  );
};

/** From this number of rows, saving takes minutes. */
const manyRows = 10_000;
/** Measured rows per minute: a hundred per call, four calls at a time. */
const rowsPerMinute = 20_000;

interface ReviewStepProps {
  readonly adding: AddingState;
  readonly entries: Entries;
  readonly review: Review;
}

/** Shows what will be created, and what will not and why; nothing can be edited here (rules 2, 4). */
export const ReviewStep = ({ adding, entries, review }: ReviewStepProps) => {
  const translate = useTranslate();
  const { numberOf, checks } = adding;
  const { choices: offers } = adding.choices;
  useVersion(entries);
  const { byOutcome } = entries.counts();
  const { survey, notionals, failure } = review;
  const { create, complete } = byOutcome;
  const { state_reporting_uom: unitColumn } = placesOf(entries.columns);
  const disabled = (survey?.codes ?? []).filter(
    ({ text }) => offers?.isOffered(unitColumn, text) === false,
  );
  return (
    <Box
      component="section"
      aria-label={translate('facings.bulk.reviewing.title')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h6" component="h3" role="status">
        {create + complete === 0
          ? translate('facings.bulk.none.review')
          : [
              ...(create > 0
                ? [translate('facings.bulk.reviewing.create', { smart_count: create })]
                : []),
              ...(complete > 0
                ? [translate('facings.bulk.reviewing.complete', { smart_count: complete })]
                : []),
            ].join(' ')}
      </Typography>
      {checks && <KeyCheckLine checks={checks} />}
      {create > manyRows && (
        <Alert severity="warning">
          {translate('facings.bulk.reviewing.large', {
            count: create,
            smart_count: Math.ceil(create / rowsPerMinute),
          })}
        </Alert>
      )}
      {survey === null && (
        <LinearProgress aria-label={translate('facings.bulk.reviewing.looking')} />
      )}
      <SkippedRows entries={entries} numberOf={numberOf} />
      {failure ? (
        <LoadFailure error={failure.error} onRetry={failure.retry} />
      ) : (
        <Notionals named={notionals ?? []} choices={review.chosen} onChoose={review.choose} />
      )}
      {survey && survey.units.length > 0 && (
        <HeldTexts
          title={translate('facings.bulk.reviewing.units', { smart_count: survey.units.length })}
          hint={translate('facings.bulk.reviewing.unitsHint')}
          texts={survey.units}
          entries={entries}
        />
      )}
      {disabled.length > 0 && (
        <HeldTexts
          title={translate('facings.bulk.reviewing.disabledUnits', {
            smart_count: disabled.length,
          })}
          hint={translate('facings.bulk.reviewing.disabledUnitsHint')}
          texts={disabled}
          entries={entries}
        />
      )}
      {survey && survey.sizes.length > 0 && (
        <HeldTexts
          title={translate('facings.bulk.reviewing.sizes')}
          hint={translate('facings.bulk.reviewing.sizesHint')}
          texts={survey.sizes}
          entries={entries}
        />
      )}
      {survey && survey.states > 0 && (
        <Typography color="text.secondary">
          {translate('facings.bulk.reviewing.states', { smart_count: survey.states })}
        </Typography>
      )}
      {survey && survey.blankStates > 0 && (
        <Alert severity="info">
          {translate('facings.bulk.reviewing.blankStates', {
            smart_count: survey.blankStates,
            state: defaults.state,
          })}
        </Alert>
      )}
      {survey && survey.rows.length > 0 && (
        <ToCreate entries={entries} rows={survey.rows} numberOf={numberOf} offers={offers} />
      )}
    </Box>
  );
};
