import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CallPicker } from '../CallPicker';
import { Choice, labelledAs, methods, Field } from '../Form';
import { words } from '../words';
import { statuses, type FaultErrors, type FaultForm } from './faultForm';

const w = words.faults;

interface FaultFieldsProps {
  readonly form: FaultForm;
  readonly errors: FaultErrors;
  readonly set: (change: Partial<FaultForm>) => void;
}

interface TextProps extends FaultFieldsProps {
  readonly name: Exclude<keyof FaultForm, 'call'>;
  readonly isNumber?: boolean;
  readonly multiline?: boolean;
}

const Text = ({ form, errors, set, name, ...more }: TextProps) => (
  <Field
    label={w[name]}
    value={form[name]}
    error={errors[name]}
    onChange={(value) => set({ [name]: value })}
    {...more}
  />
);

interface SelectProps extends Omit<FaultFieldsProps, 'errors'> {
  readonly name: 'target' | 'method' | 'effect' | 'status' | 'often';
  readonly options: Readonly<Record<string, string>>;
}

const Select = ({ form, set, name, options }: SelectProps) => (
  <Choice
    label={w[name]}
    value={form[name]}
    options={options}
    onChange={(value) => set({ [name]: value })}
  />
);

interface PairProps {
  readonly columns?: string;
  readonly children: ReactNode;
}

const Pair = ({ columns = '1fr 1fr', children }: PairProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 1, alignItems: 'start' }}>
    {children}
  </Box>
);

/** Which calls a fault is for, what happens to them, with which message, and how often. */
export const FaultFields = (props: FaultFieldsProps) => {
  const { form, errors, set } = props;
  const isRefusal = form.effect === 'status' || form.effect === 'commit';
  const status = <Select {...props} name="status" options={labelledAs(statuses)} />;
  return (
    <>
      <Select {...props} name="target" options={w.targets} />
      {form.target === 'call' && (
        <CallPicker value={form.call} onChange={(call) => set({ call })} error={errors.call} />
      )}
      {form.target === 'pattern' && (
        <Pair columns="1fr 2fr">
          <Select {...props} name="method" options={{ '': w.anyMethod, ...labelledAs(methods) }} />
          <Text {...props} name="path" />
        </Pair>
      )}
      <Select {...props} name="effect" options={w.effects} />
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
          <Text {...props} name="html" multiline />
        </>
      )}
      {form.effect === 'delay' && <Text {...props} name="delayMs" isNumber />}
      <Pair>
        <Select {...props} name="often" options={w.oftens} />
        {form.often !== 'next' && form.often !== 'always' && (
          <Text {...props} name="count" isNumber />
        )}
      </Pair>
    </>
  );
};
