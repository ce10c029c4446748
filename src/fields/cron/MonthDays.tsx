import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { DayToggles } from './DayToggles';
import { monthDays } from './dayNames';

interface MonthDaysProps {
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
  readonly isDisabled: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

const columns = 7;

/** The days of a month on which a schedule runs; at least one (rules 5, Schedule). */
export const MonthDays = ({ chosen, onChange, isDisabled, buttonRef }: MonthDaysProps) => {
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
      onChange={(days) => {
        onChange(days.toSorted((one, other) => one - other));
      }}
      columns={columns}
      error={chosen.length === 0 ? translate('facings.cron.noMonthDay') : undefined}
      isDisabled={isDisabled}
      {...(buttonRef ? { buttonRef } : {})}
    />
  );
};
