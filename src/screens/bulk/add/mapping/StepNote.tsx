import { useTranslate } from 'react-admin';

interface StepNoteProps {
  readonly step: number;
  /** Numbers that are off the step. */
  readonly count: number;
  readonly isRounded: boolean;
  readonly onRound: (isRounded: boolean) => void;
}

/** Numbers that the platform would refuse, and an offer to round them. */
export const StepNote = ({ step, count, isRounded, onRound }: StepNoteProps) => {
  const translate = useTranslate();
  return (
    <div className="decimal">
      <label>
        <input
          type="checkbox"
          checked={isRounded}
          onChange={(event) => {
            onRound(event.target.checked);
          }}
        />{' '}
        {translate('facings.bulk.mapping.round', { step, smart_count: count })}
      </label>
    </div>
  );
};
