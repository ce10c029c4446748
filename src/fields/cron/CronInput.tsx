import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import '../../messages/en/screenTexts';
import { cronOf, type PeriodKind, type Schedule } from '../../schedules/schedule';
import type { CronField } from '../../schema/field';
import { regionOf } from '../../lib/text/region';
import type { InputProps } from '../contract';
import { Fieldset } from '../shared/InputFrame';
import { useFieldInput } from '../shared/useFieldInput';
import { timeShown } from '../../lib/time/timeOfDay';
import { DayToggles, monthDays, WeekDays, workdays } from './Days';
import { EveryBox, TimeBox } from './TimeBox';
import { ExpressionBox, useBuilder } from './ExpressionBox';
import { SelectField } from '../shared/SelectField';

interface PeriodSelectProps {
  /** Null for an expression that no period can show. */
  readonly kind: PeriodKind | null;
  readonly onChoose: (kind: PeriodKind) => void;
  readonly isDisabled: boolean;
  readonly autoFocus: boolean;
}

const kinds = ['day', 'week', 'month'] as const;

/** The period kinds (rules 4). An expression that they cannot show has a temporary entry of its own. */
const PeriodSelect = ({ kind, onChoose, isDisabled, autoFocus }: PeriodSelectProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <SelectField
      id={id}
      label={translate('facings.schedule.repeats')}
      value={kind ?? ''}
      onChange={({ target }) => {
        const chosen = kinds.find((candidate) => candidate === target.value);
        if (chosen) onChoose(chosen);
      }}
      disabled={isDisabled}
      autoFocus={autoFocus}
      size="small"
      sx={{ flex: '1 1 125px', minWidth: 0, maxWidth: 220 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {kinds.map((offeredKind) => (
        <MenuItem key={offeredKind} value={offeredKind}>
          {translate(`facings.schedule.kinds.${offeredKind}`)}
        </MenuItem>
      ))}
      {kind === null && <MenuItem value="">{translate('facings.schedule.custom')}</MenuItem>}
    </SelectField>
  );
};

/** The most common schedules, each a button. */
const midnight = { hour: 0, minute: 0 };

const presets = [
  { key: 'nightly', time: '00:00', expression: cronOf({ kind: 'day', every: 1, at: midnight }) },
  {
    key: 'workdays',
    time: '06:00',
    expression: cronOf({ kind: 'week', days: workdays, at: { hour: 6, minute: 0 } }),
  },
  { key: 'mondays', time: '00:00', expression: cronOf({ kind: 'week', days: [1], at: midnight }) },
  { key: 'monthly', time: '00:00', expression: cronOf({ kind: 'month', days: [1], at: midnight }) },
] as const;

interface PresetsProps {
  readonly expression: string;
  readonly onChoose: (expression: string) => void;
  readonly isDisabled: boolean;
}

/** A row of preset schedules; the current one is highlighted. */
const Presets = ({ expression, onChoose, isDisabled }: PresetsProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  return (
    <Box
      role="group"
      aria-label={translate('facings.schedule.presets.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {presets.map(({ key, time, expression: presetExpression }) => {
        const isChosen = presetExpression === expression;
        return (
          <Chip
            key={key}
            component="button"
            type="button"
            clickable
            disabled={isDisabled}
            variant={isChosen ? 'filled' : 'outlined'}
            color={isChosen ? 'primary' : 'default'}
            label={translate(`facings.schedule.presets.${key}`, { time: timeShown(time, locale) })}
            aria-pressed={isChosen}
            onClick={() => onChoose(presetExpression)}
          />
        );
      })}
    </Box>
  );
};

interface MonthDaysProps {
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
  readonly isDisabled: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

const columns = 7;

/** The days of the month on which a schedule runs; at least one (rules 5, Schedule). */
const MonthDays = ({ chosen, onChange, isDisabled, buttonRef }: MonthDaysProps) => {
  const translate = useTranslate();
  return (
    <DayToggles
      label={translate('facings.schedule.monthDays')}
      days={monthDays.map((day) => ({
        value: day,
        text: String(day),
        name: translate('facings.schedule.monthDay', { day }),
      }))}
      chosen={chosen}
      onChange={(days) => onChange(days.toSorted((one, other) => one - other))}
      columns={columns}
      error={chosen.length === 0 ? translate('facings.cron.noMonthDay') : undefined}
      isDisabled={isDisabled}
      {...(buttonRef ? { buttonRef } : {})}
    />
  );
};

/** Whether a schedule lacks a choice. The error is then shown at that choice, not at the expression. */
const lacks = (schedule: Schedule | null): boolean =>
  schedule !== null &&
  (schedule.kind === 'day' ? schedule.every === 0 : schedule.days.length === 0);

const noElement = () => undefined;

/**
 * A schedule editor for people who do not know cron: by day, week or month, at a time. The form only holds the
 * expression, which can be typed as well. Both stay in sync, and an expression that no period can show is kept (rules
 * 4, 5, 9).
 */
export const CronInput = (props: InputProps<CronField>) => {
  const translate = useTranslate();
  const state = useFieldInput(props);
  const { control, isDisabled, autoFocus } = state;
  const builder = useBuilder(control.value, control.onChange);
  const { schedule, shown, build } = builder;
  const isLacking = lacks(schedule);
  const refused = isLacking ? { ref: control.ref } : { ref: noElement };

  return (
    <Fieldset label={state.label} hint={undefined} error={undefined}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Presets expression={builder.expression} onChoose={builder.write} isDisabled={isDisabled} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
          <PeriodSelect
            kind={schedule?.kind ?? null}
            onChoose={builder.choose}
            isDisabled={isDisabled}
            autoFocus={autoFocus}
          />
          {shown?.kind === 'day' && (
            <EveryBox
              every={shown.every}
              onChange={(every) => build({ ...shown, every })}
              isDisabled={isDisabled}
              inputRef={refused.ref}
            />
          )}
          {shown && (
            <TimeBox
              at={shown.at}
              onChange={(at) => build({ ...shown, at })}
              isDisabled={isDisabled}
            />
          )}
        </Box>
        {shown?.kind === 'week' && (
          <WeekDays
            chosen={shown.days}
            onChange={(days) => build({ ...shown, days })}
            isDisabled={isDisabled}
            buttonRef={refused.ref}
          />
        )}
        {shown?.kind === 'month' && (
          <MonthDays
            chosen={shown.days}
            onChange={(days) => build({ ...shown, days })}
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
              ? { ...state, error: undefined, control: { ...control, ref: noElement } }
              : state
          }
          builder={builder}
        />
      </Box>
    </Fieldset>
  );
};
