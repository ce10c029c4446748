import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Choice, labelledAs, methods, Field } from '../Form';
import { words } from '../words';
import type { LogFilter } from './logFilter';

const w = words.log;

interface LogFiltersProps {
  readonly filter: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
}

export const LogFilters = ({ filter, onChange }: LogFiltersProps) => {
  const set = (change: Partial<LogFilter>): void => onChange({ ...filter, ...change });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Field type="search" label={w.text} value={filter.text} onChange={(text) => set({ text })} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <Choice
          label={w.method}
          value={filter.method}
          options={{ '': w.anyMethod, ...labelledAs(methods) }}
          onChange={(method) => set({ method })}
        />
        <Choice
          label={w.status}
          value={filter.status}
          options={w.statuses}
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
