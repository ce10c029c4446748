import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { inWeekOrder } from '../../schema/cron/schedule';
import { regionOf } from '../../schema/regionOf';
import { DayToggles } from './DayToggles';
import { week, weekdaysIn, weekend, workdays } from './dayNames';

interface WeekDaysProps {
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
  readonly isDisabled: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

const shortcuts = { workdays, weekend, all: week } as const;

/** The weekdays on which a schedule runs; at least one (rules 5, Schedule). */
export const WeekDays = ({ chosen, onChange, isDisabled, buttonRef }: WeekDaysProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  return (
    <DayToggles
      label={translate('facings.schedule.weekdays')}
      days={weekdaysIn(locale)}
      chosen={chosen}
      onChange={(days) => {
        onChange(inWeekOrder(days));
      }}
      columns={week.length}
      error={chosen.length === 0 ? translate('facings.cron.noWeekday') : undefined}
      isDisabled={isDisabled}
      {...(buttonRef ? { buttonRef } : {})}
      aside={Object.entries(shortcuts).map(([key, days]) => (
        <Button
          key={key}
          size="small"
          disabled={isDisabled}
          sx={{ py: 0, minWidth: 0, minHeight: 26 }}
          onClick={() => {
            onChange(days);
          }}
        >
          {translate(`facings.schedule.shortcuts.${key}`)}
        </Button>
      ))}
    />
  );
};
