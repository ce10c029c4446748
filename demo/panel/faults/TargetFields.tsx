import Box from '@mui/material/Box';
import { CallPicker } from '../CallPicker';
import { Choice, labelledAs, methods } from '../Choice';
import { Field } from '../Form';
import { words } from '../words';
import type { FaultErrors, FaultForm } from './faultForm';

const w = words.faults;

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
      options={w.targets}
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
          options={{ '': w.anyMethod, ...labelledAs(methods) }}
          onChange={(method) => set({ method })}
        />
        <Field
          label={w.path}
          value={form.path}
          error={errors.path}
          onChange={(path) => set({ path })}
        />
      </Box>
    )}
  </>
);
