import Box from '@mui/material/Box';
import { Choice, labelledAs } from '../Choice';
import { Field } from '../Form';
import { words } from '../words';
import { statuses } from './faultForm';
import type { FaultFieldsProps } from './TargetFields';

const w = words.faults;

type TextKey = 'message' | 'field' | 'fieldText' | 'retryAfter' | 'html' | 'delayMs' | 'count';

interface TextProps extends FaultFieldsProps {
  readonly name: TextKey;
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
      options={labelledAs(statuses)}
      onChange={(value) => set({ status: value })}
    />
  );
  return (
    <>
      <Choice
        label={w.effect}
        value={form.effect}
        options={w.effects}
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
          <Text {...props} name="html" multiline />
        </>
      )}
      {form.effect === 'delay' && <Text {...props} name="delayMs" isNumber />}
      <Pair>
        <Choice
          label={w.often}
          value={form.often}
          options={w.oftens}
          onChange={(often) => set({ often })}
        />
        {form.often !== 'next' && form.often !== 'always' && (
          <Text {...props} name="count" isNumber />
        )}
      </Pair>
    </>
  );
};
