import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { plainKey } from '../../../../lib/text/plainText';
import type { Entries } from '../../../../lib/grid/entries/types';
import { LoadFailure } from '../../../../views/LoadFailure';
import { useVersion } from '../../frame/follow';
import { ReviewStep as SessionReview } from '../../session/ReviewStep';
import { ChoiceSelect } from '../../../../views/ChoiceSelect';
import { KeyCheckLine } from '../sheet/SheetNotices';
import type { AddingState } from '../useAdding';
import { ExistingRows } from '../sheet/ExistingRows';
import { SkippedRows } from './SkippedRows';
import { ToCreate } from './ToCreate';
import type { AddReview } from './useReview';

/** Values of an undecided choice and of the choice 'none'. */
const open = 'open';
const without = '';

/** Names that several notional products have: the user chooses one of them. */
const AmbiguousNames = ({ notionals, chosen, choose }: AddReview) => {
  const translate = useTranslate();
  return (notionals ?? []).map(({ text, count, fate }) => {
    if (fate.type !== 'ambiguous') return null;
    const name = plainKey(text);
    return (
      <Alert key={name} severity="warning" sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ mb: 1 }}>
          {translate('facings.bulk.notionals.ambiguous', {
            name: text,
            among: fate.among.length,
            smart_count: count,
          })}
        </Box>
        <ChoiceSelect
          label={translate('facings.bulk.notionals.choose', { name: text })}
          value={chosen.get(name) ?? open}
          options={[
            ...(chosen.has(name)
              ? []
              : [{ value: open, label: translate('facings.bulk.notionals.open') }]),
            ...fate.among.map((notional) => ({
              value: notional.id,
              label: translate('facings.bulk.notionals.one', { ...notional }),
            })),
            { value: without, label: translate('facings.bulk.notionals.without') },
          ]}
          onChoose={(value) => {
            if (value !== open) choose(name, value);
          }}
        />
      </Alert>
    );
  });
};

interface ReviewStepProps {
  readonly adding: AddingState;
  readonly entries: Entries;
  readonly review: AddReview;
}

/** Shows what will be created, and what will not and why; nothing can be edited here (rules 2, 4). */
export const AddReviewStep = ({ adding, entries, review }: ReviewStepProps) => {
  const { numberOf, checks } = adding;
  useVersion(entries);
  const { survey, failure } = review;
  return (
    <SessionReview
      review={review}
      table={
        survey &&
        survey.rows.length > 0 && (
          <ToCreate
            entries={entries}
            rows={survey.rows}
            numberOf={numberOf}
            offers={adding.choices.choices}
          />
        )
      }
    >
      {checks && <KeyCheckLine checks={checks} />}
      <ExistingRows adding={adding} />
      <SkippedRows entries={entries} numberOf={numberOf} />
      {failure ? (
        <LoadFailure error={failure.error} onRetry={failure.retry} />
      ) : (
        <AmbiguousNames {...review} />
      )}
    </SessionReview>
  );
};
