import RestartAlt from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ComponentProps } from 'react';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Badge } from '../../src/fields/shared/Badge';
import { Fieldset } from '../../src/fields/shared/InputFrame';
import {
  partState,
  useOwnInput,
  type FieldInputState,
} from '../../src/fields/shared/useFieldInput';
import type { RuleMessage } from '../../src/lib/rules/message';
import { regionOf } from '../../src/lib/text/region';
import type { OwnInputProps } from '../../src/schema/takeOver';
import { FlagBox } from '../features/FlagBox';
import { useFlagText } from '../features/useFlagText';
import { flagsIn, type Flag } from './flags';
import { flagFaults } from './rule';

interface FlagValueProps {
  readonly flag: Flag;
  /** The whole field's name and blur handler. */
  readonly control: FieldInputState['control'];
  /** Shown after validation has failed. */
  readonly fault: RuleMessage | undefined;
  readonly isDisabled: boolean;
  /** Null restores the platform's default. */
  readonly onChange: (value: Flag['value']) => void;
}

const none: ReadonlyMap<Flag['id'], RuleMessage> = new Map();

/** The input of one flag according to its type; the type and the platform's default are its description. */
const FlagValue = ({ flag, control, fault, isDisabled, onChange }: FlagValueProps) => {
  const { name, type, value } = flag;
  const id = useId();
  const translate = useTranslate();
  const textOf = useFlagText();
  const defaultText = textOf(type, flag.default_value);
  const state = partState({
    id,
    name: `${control.name}.${flag.id}`,
    label: name,
    hint:
      defaultText === null
        ? type
        : `${type} · ${translate('facings.fields.settings.default', { value: defaultText })}`,
    value,
    error: fault ? translate(fault.key, fault.values) : undefined,
    onChange,
    onBlur: control.onBlur,
    isDisabled,
  });
  return (
    <FlagBox type={type} state={state} emptyText={translate('facings.fields.settings.isDefault')} />
  );
};

/** One flag; one that differs from the platform's default says so, with a button that restores it. */
const FlagRow = (props: ComponentProps<typeof FlagValue>) => {
  const { flag, isDisabled, onChange } = props;
  const translate = useTranslate();
  const value = useRef<HTMLDivElement>(null);
  const back = translate('facings.fields.settings.useDefault', { name: flag.name });
  return (
    <Box
      sx={{
        display: 'grid',
        // Room is kept for the button and the word: the input stays as wide as it is while a value is typed.
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', sm: 'minmax(0, 480px) 40px 1fr' },
        columnGap: 1,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box ref={value} sx={{ minWidth: 0 }}>
        <FlagValue {...props} />
      </Box>
      {flag.value != null && (
        <>
          <Tooltip title={back} describeChild={false}>
            <IconButton
              size="small"
              disabled={isDisabled}
              aria-label={back}
              sx={{ height: 40 }}
              onClick={() => {
                onChange(null);
                // The button disappears with the click, so the focus moves to the input.
                value.current?.querySelector<HTMLElement>('[role="combobox"], input')?.focus();
              }}
            >
              <RestartAlt fontSize="small" />
            </IconButton>
          </Tooltip>
          <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', height: 40 }}>
            <Badge>{translate('facings.fields.settings.isOverridden')}</Badge>
          </Box>
        </>
      )}
    </Box>
  );
};

/** Named flags, each with an input of its type and a button to restore the default. */
export const FlagsInput = (props: OwnInputProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const { control, label, hint, error, isDisabled } = useOwnInput(props);
  const flags = flagsIn(control.value);
  // The error of a single flag is shown at that flag.
  const stored: unknown = useRecordContext()?.[props.source];
  const faults = error === undefined ? none : flagFaults(flags, locale, stored);
  const set = (id: Flag['id'], value: Flag['value']) =>
    control.onChange(
      flags.map((flag) => (flag.id === id ? { ...flag, value: value ?? null } : flag)),
    );
  return (
    <Fieldset label={label} hint={hint} error={faults.size > 0 ? undefined : error}>
      {flags.length === 0 && (
        <Typography color="text.secondary">{translate('facings.fields.settings.none')}</Typography>
      )}
      <Box>
        {flags.map((flag) => (
          <FlagRow
            key={flag.id}
            flag={flag}
            control={control}
            fault={faults.get(flag.id)}
            isDisabled={isDisabled}
            onChange={(value) => set(flag.id, value)}
          />
        ))}
      </Box>
    </Fieldset>
  );
};
