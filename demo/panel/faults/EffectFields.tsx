import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Choice } from '../Choice';
import { words } from '../words';
import { statuses, type FaultForm } from './faultForm';
import type { FaultFieldsProps } from './TargetFields';

const w = words.faults;

type TextKey = 'message' | 'field' | 'fieldText' | 'retryAfter' | 'html' | 'delayMs' | 'count';

interface TextProps extends FaultFieldsProps {
  readonly name: TextKey;
  readonly isNumber?: boolean;
  readonly isLong?: boolean;
}

const Text = ({ form, errors, set, name, isNumber = false, isLong = false }: TextProps) => (
  <TextField
    label={w[name]}
    value={form[name]}
    error={errors[name] !== undefined}
    helperText={errors[name]}
    onChange={({ target }) => set({ [name]: target.value })}
    {...(isLong ? { multiline: true, maxRows: 6 } : {})}
    slotProps={{ htmlInput: isNumber ? { inputMode: 'numeric' } : {} }}
  />
);

const Pair = ({ children }: { readonly children: React.ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, alignItems: 'start' }}>
    {children}
  </Box>
);

/** What happens to the calls, with which message, and how often. */
export const EffectFields = (props: FaultFieldsProps) => {
  const { form, set } = props;
  const isRefusal = form.effect === 'status' || form.effect === 'commit';
  const status = (
    <Choice
      label={w.status}
      value={form.status}
      options={statuses.map((value) => ({ value: String(value), label: String(value) }))}
      onChange={(value) => set({ status: value })}
    />
  );
  return (
    <>
      <Choice
        label={w.effect}
        value={form.effect}
        options={(Object.keys(w.effects) as FaultForm['effect'][]).map((value) => ({
          value,
          label: w.effects[value],
        }))}
        onChange={(effect) => set({ effect })}
      />
      {isRefusal && (
        <>
          <Pair>
            {status}
            <Text {...props} name="retryAfter" isNumber />
          </Pair>
          <Text {...props} name="message" />
          <Pair>
            <Text {...props} name="field" />
            <Text {...props} name="fieldText" />
          </Pair>
        </>
      )}
      {form.effect === 'html' && (
        <>
          {status}
          <Text {...props} name="html" isLong />
        </>
      )}
      {form.effect === 'delay' && <Text {...props} name="delayMs" isNumber />}
      <Pair>
        <Choice
          label={w.often}
          value={form.often}
          options={(Object.keys(w.oftens) as FaultForm['often'][]).map((value) => ({
            value,
            label: w.oftens[value],
          }))}
          onChange={(often) => set({ often })}
        />
        {form.often !== 'next' && form.often !== 'always' && (
          <Text {...props} name="count" isNumber />
        )}
      </Pair>
    </>
  );
};
