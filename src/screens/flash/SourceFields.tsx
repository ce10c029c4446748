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
import type { PickerEntry } from '../../fields/picker/entry';
import { Picker, useTypedText } from '../../fields/picker/Picker';
import { usePickable } from '../../fields/reference/usePickable';
import { Question } from '../../views/Question';
import { withSource, type FlashChoice, type FlashSource } from './plan';

interface SourceZonePickerProps {
  readonly value: PickerEntry | null;
  readonly onChange: (zone: PickerEntry | null) => void;
  /** The zone that receives the products. */
  readonly zone: string;
  readonly accountId: string;
  readonly isDisabled: boolean;
}

/** Searches another zone of the same organization (rules 7, 9: 3 characters, 300 ms). */
const SourceZonePicker = ({
  value,
  onChange,
  zone,
  accountId,
  isDisabled,
}: SourceZonePickerProps) => {
  const translate = useTranslate();
  const typed = useTypedText();
  const [isOpen, setOpen] = useState(false);
  const { entries, ...pickable } = usePickable({
    to: 'zones',
    typed,
    values: { account_id: accountId },
    isOpen,
  });
  return (
    <Picker
      {...pickable}
      label={translate('facings.flash.sourceZone')}
      entries={entries.filter((entry) => entry.value !== zone)}
      value={value}
      onChange={onChange}
      onType={typed.setText}
      onOpenChange={setOpen}
      isRequired
      isDisabled={isDisabled}
    />
  );
};

const sources: readonly FlashSource[] = ['organization', 'zone'];

interface SourceFieldsProps {
  readonly choice: FlashChoice;
  readonly onChange: (choice: FlashChoice) => void;
  /** The target zone, which cannot be its own source. */
  readonly zone: string;
  readonly accountId: string;
  readonly isDisabled: boolean;
}

/** Selects the source of products; overwriting needs confirmation (rules 8). */
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
      <Question
        isOpen={isAsking}
        title={translate('facings.flash.overwrite')}
        text={translate('facings.flash.overwriteAsk')}
        confirm={translate('facings.flash.overwriteYes')}
        color="warning"
        onClose={() => {
          setIsAsking(false);
        }}
        onConfirm={() => {
          setIsAsking(false);
          onChange({ ...choice, isOverwrite: true });
        }}
      />
    </>
  );
};
