import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { DuplicateChoice } from './useDuplicate';

interface DuplicateIntroProps {
  readonly name: string;
  /** Labels of what is not copied. */
  readonly lost: readonly string[];
  readonly choices: readonly DuplicateChoice[];
  readonly onChoose: (key: string, isOn: boolean) => void;
}

/** Above the form of a duplicate: what it is made from, what is missing, and what else can be copied. */
export const DuplicateIntro = ({ name, lost, choices, onChoose }: DuplicateIntroProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {translate('facings.record.duplicate.from', { name })}
        {lost.length > 0 &&
          ` ${translate('facings.record.duplicate.lost', { fields: lost.join(', ') })}`}
      </Typography>
      {choices.length > 0 && (
        <FormGroup sx={{ mt: 1 }}>
          {choices.map(({ key, label, note, isOn, reason }) => {
            const help = reason ?? note;
            return (
              <div key={key}>
                <FormControlLabel
                  label={label}
                  disabled={reason !== undefined}
                  control={
                    <Checkbox
                      checked={isOn}
                      onChange={(_, isIt) => onChoose(key, isIt)}
                      slotProps={{
                        input: help === undefined ? {} : { 'aria-describedby': `${id}-${key}` },
                      }}
                    />
                  }
                />
                {help !== undefined && (
                  <FormHelperText
                    id={`${id}-${key}`}
                    error={reason !== undefined}
                    sx={{ mt: -1, marginInlineStart: 4 }}
                  >
                    {help}
                  </FormHelperText>
                )}
              </div>
            );
          })}
        </FormGroup>
      )}
    </>
  );
};
