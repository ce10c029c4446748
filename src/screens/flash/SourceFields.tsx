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
import { RecordPicker } from '../../fields/reference/RecordPicker';
import { Question } from '../../views/Question';
import { withSource, type FlashChoice, type FlashSource } from './plan';

const sources: readonly FlashSource[] = ['organization', 'zone'];

interface SourceFieldsProps {
  readonly choice: FlashChoice;
  readonly onChange: (choice: FlashChoice) => void;
  /** The target zone, which cannot be its own source. */
  readonly zone: string;
  readonly accountId: string;
  readonly isDisabled: boolean;
}

/** Selects the source of products: the organization or a zone of it. Overwriting needs confirmation (rules 8). */
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
  const answer = (isOverwrite: boolean) => {
    setIsAsking(false);
    onChange({ ...choice, isOverwrite });
  };
  return (
    <>
      <FormControl disabled={isDisabled}>
        <FormLabel id={labelId}>{translate('facings.flash.source')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={choice.source ?? ''}
          onChange={(_, value) => {
            const source = sources.find((candidate) => candidate === value);
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
          <RecordPicker
            to="zones"
            values={{ account_id: accountId }}
            except={zone}
            label={translate('facings.flash.sourceZone')}
            value={choice.zone}
            onChange={(source) => onChange({ ...choice, zone: source })}
            isRequired
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
      {/* Closing the question means no. */}
      <Question
        isOpen={isAsking}
        title={translate('facings.flash.overwrite')}
        text={translate('facings.flash.overwriteAsk')}
        confirm={translate('facings.flash.overwriteYes')}
        color="warning"
        maxWidth="xs"
        onCancel={() => answer(false)}
        onConfirm={() => {
          answer(true);
        }}
      />
    </>
  );
};
