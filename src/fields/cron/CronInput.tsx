import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Schedule } from '../../schema/cron/schedule';
import type { CronField } from '../../schema/field';
import type { InputProps } from '../contract';
import { Fieldset } from '../shared/Fieldset';
import { useFieldInput } from '../shared/useFieldInput';
import { EveryBox } from './EveryBox';
import { ExpressionBox } from './ExpressionBox';
import { MonthDays } from './MonthDays';
import { PeriodSelect } from './PeriodSelect';
import { Presets } from './Presets';
import { TimeBox } from './TimeBox';
import { useBuilder } from './useBuilder';
import { WeekDays } from './WeekDays';

/** What a schedule by period lacks; the field is refused where that is chosen, not where it is written. */
const lacks = (schedule: Schedule | null): boolean =>
  schedule !== null &&
  (schedule.kind === 'day' ? schedule.every === 0 : schedule.days.length === 0);

const nowhere = () => undefined;

/**
 * A schedule for people who never saw a cron expression: by day, week or month, at a time. The form holds the
 * expression only, which can be typed as well; both ways are in step, and what no period can say is kept
 * (rules 4, 5, 9).
 */
export const CronInput = (props: InputProps<CronField>) => {
  const { isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const state = useFieldInput(props);
  const { control } = state;
  const builder = useBuilder(control.value, control.onChange);
  const { said, shown, build } = builder;
  const isLacking = lacks(said);
  const refused = isLacking ? { ref: control.ref } : { ref: nowhere };

  return (
    <Fieldset label={state.label} hint={undefined} error={undefined}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Presets expression={builder.expression} onChoose={builder.write} isDisabled={isDisabled} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
          <PeriodSelect
            kind={said?.kind ?? null}
            onChoose={builder.choose}
            isDisabled={isDisabled}
            autoFocus={autoFocus}
          />
          {shown?.kind === 'day' && (
            <EveryBox
              every={shown.every}
              onChange={(every) => {
                build({ ...shown, every });
              }}
              isDisabled={isDisabled}
              inputRef={refused.ref}
            />
          )}
          {shown && (
            <TimeBox
              at={shown.at}
              onChange={(at) => {
                build({ ...shown, at });
              }}
              isDisabled={isDisabled}
            />
          )}
        </Box>
        {shown?.kind === 'week' && (
          <WeekDays
            chosen={shown.days}
            onChange={(days) => {
              build({ ...shown, days });
            }}
            isDisabled={isDisabled}
            buttonRef={refused.ref}
          />
        )}
        {shown?.kind === 'month' && (
          <MonthDays
            chosen={shown.days}
            onChange={(days) => {
              build({ ...shown, days });
            }}
            isDisabled={isDisabled}
            buttonRef={refused.ref}
          />
        )}
        {shown === null && (
          <Typography variant="body2" color="text.secondary">
            {translate('facings.schedule.customText')}
          </Typography>
        )}
        <ExpressionBox
          state={
            isLacking
              ? { ...state, error: undefined, control: { ...control, ref: nowhere } }
              : state
          }
          builder={builder}
          isDisabled={isDisabled}
        />
      </Box>
    </Fieldset>
  );
};
