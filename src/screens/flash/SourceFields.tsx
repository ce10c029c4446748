import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { withSource, type FlashChoice, type Source } from './choice';
import { OverwriteQuestion } from './OverwriteQuestion';
import { SourceZonePicker } from './SourceZonePicker';

const sources: readonly Source[] = ['organization', 'zone'];

interface SourceFieldsProps {
  readonly choice: FlashChoice;
  readonly onChange: (choice: FlashChoice) => void;
  /** The zone that is given products: no source of its own. */
  readonly zone: string;
  readonly accountId: string;
  readonly isDisabled: boolean;
}

/** Where products come from; overwriting is asked about before it is on (rules 8). */
export const SourceFields = ({
  choice,
  onChange,
  zone,
  accountId,
  isDisabled,
}: SourceFieldsProps) => {
  const translate = useTranslate();
  const labelId = useId();
  const hintId = useId();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <FormControl disabled={isDisabled}>
        <FormLabel id={labelId}>{translate('facings.flash.source')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={choice.source ?? ''}
          onChange={(_, value) => {
            const source = sources.find((one) => one === value);
            if (source) onChange(withSource(choice, source));
          }}
        >
          {sources.map((source) => (
            <FormControlLabel
              key={source}
              value={source}
              control={<Radio />}
              label={translate(`facings.flash.${source}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {choice.source === 'zone' && (
        <Box sx={{ mt: 2, display: 'grid', gap: 1 }}>
          <SourceZonePicker
            value={choice.zone}
            onChange={(source) => {
              onChange({ ...choice, zone: source });
            }}
            zone={zone}
            accountId={accountId}
            isDisabled={isDisabled}
          />
          <FormControl disabled={isDisabled}>
            <FormControlLabel
              label={translate('facings.flash.overwrite')}
              control={
                <Switch
                  checked={choice.isOverwrite}
                  onChange={(_, isOn) => {
                    if (isOn) setIsAsking(true);
                    else onChange({ ...choice, isOverwrite: false });
                  }}
                  slotProps={{ input: { 'aria-describedby': hintId } }}
                />
              }
            />
            <FormHelperText id={hintId} sx={{ mt: 0, mx: 0 }}>
              {translate('facings.flash.overwriteHint')}
            </FormHelperText>
          </FormControl>
        </Box>
      )}
      <OverwriteQuestion
        isOpen={isAsking}
        onAnswer={(isOverwrite) => {
          setIsAsking(false);
          onChange({ ...choice, isOverwrite });
        }}
      />
    </>
  );
};
