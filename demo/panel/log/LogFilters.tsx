import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { Choice } from '../Choice';
import { words } from '../words';
import type { LogFilter, StatusClass } from './logFilter';

const w = words.log;
const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

interface LogFiltersProps {
  readonly filter: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
}

export const LogFilters = ({ filter, onChange }: LogFiltersProps) => {
  const set = (change: Partial<LogFilter>): void => onChange({ ...filter, ...change });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        type="search"
        label={w.text}
        value={filter.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <Choice
          label={w.method}
          value={filter.method}
          options={[
            { value: '', label: w.anyMethod },
            ...methods.map((method) => ({ value: method, label: method })),
          ]}
          onChange={(method) => set({ method })}
        />
        <Choice<StatusClass>
          label={w.status}
          value={filter.status}
          options={(Object.keys(w.statuses) as StatusClass[]).map((value) => ({
            value,
            label: w.statuses[value],
          }))}
          onChange={(status) => set({ status })}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {(['faultsOnly', 'outsideOnly'] as const).map((key) => (
          <FormControlLabel
            key={key}
            label={w[key]}
            control={
              <Checkbox
                size="small"
                checked={filter[key]}
                onChange={(_, isChecked) => set({ [key]: isChecked })}
                sx={{ py: 0.5 }}
              />
            }
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </Box>
    </Box>
  );
};
