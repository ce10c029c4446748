import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { CallPicker } from '../CallPicker';
import { Choice } from '../Choice';
import { words } from '../words';
import type { FaultErrors, FaultForm } from './faultForm';

const w = words.faults;
const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

export interface FaultFieldsProps {
  readonly form: FaultForm;
  readonly errors: FaultErrors;
  readonly set: (change: Partial<FaultForm>) => void;
}

/** Which calls a fault is for. */
export const TargetFields = ({ form, errors, set }: FaultFieldsProps) => (
  <>
    <Choice
      label={w.target}
      value={form.target}
      options={(Object.keys(w.targets) as FaultForm['target'][]).map((value) => ({
        value,
        label: w.targets[value],
      }))}
      onChange={(target) => set({ target })}
    />
    {form.target === 'call' && (
      <CallPicker value={form.call} onChange={(call) => set({ call })} error={errors.call} />
    )}
    {form.target === 'pattern' && (
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 1 }}>
        <Choice
          label={w.method}
          value={form.method}
          options={[
            { value: '', label: w.anyMethod },
            ...methods.map((value) => ({ value, label: value })),
          ]}
          onChange={(method) => set({ method })}
        />
        <TextField
          label={w.path}
          value={form.path}
          error={errors.path !== undefined}
          helperText={errors.path}
          onChange={({ target }) => set({ path: target.value })}
        />
      </Box>
    )}
  </>
);
