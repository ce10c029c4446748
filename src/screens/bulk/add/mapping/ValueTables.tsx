import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OpenedFile } from '../../../../spreadsheet/types';
import { ScrollBox } from '../../../../views/list/ScrollBox';
import { valuesSx } from './mappingSx';
import type { ValueColumn, Values } from './useValues';

/** Number of values listed at first. */
const step = 20;

interface ValueTableProps {
  readonly of: ValueColumn;
  readonly heading: string;
  readonly values: Values;
}

const ValueTable = ({ of, heading, values }: ValueTableProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const [most, setMost] = useState(step);
  const { target, options } = of;
  const word = (key: string, given?: Record<string, string | number>) =>
    translate(`facings.bulk.mapping.values.${key}`, given);
  const title = word('of', { heading, label: target.label });
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h4" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <ScrollBox label={title}>
        <Box component="table" aria-labelledby={titleId} sx={valuesSx}>
          <thead>
            <tr>
              <th scope="col">{word('value')}</th>
              <th scope="col">{word('becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {of.values.slice(0, most).map(({ text, count }) => (
              <tr key={text}>
                <th scope="row">{word('rows', { text, smart_count: count })}</th>
                <td>
                  <select
                    aria-label={word('choose', { text })}
                    value={values.chosenFor(target, text)}
                    onChange={(event) => {
                      values.choose(target, text, event.target.value);
                    }}
                  >
                    <option value="">{word('keep')}</option>
                    {options.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </ScrollBox>
      {of.values.length > most && (
        <Button
          onClick={() => {
            setMost((before) => before + step);
          }}
        >
          {word('more', { smart_count: Math.min(step, of.values.length - most) })}
        </Button>
      )}
    </Box>
  );
};

/** Matches values that are not set up in the organization, once for all their rows. */
export const ValueTables = ({
  opened,
  values,
}: {
  readonly opened: OpenedFile;
  readonly values: Values;
}) => {
  const translate = useTranslate();
  if (values.columns.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={translate('facings.bulk.mapping.values.title')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography variant="h6" component="h3">
          {translate('facings.bulk.mapping.values.title')}
        </Typography>
        <Typography color="text.secondary">
          {translate('facings.bulk.mapping.values.hint')}
        </Typography>
      </Box>
      {values.columns.map((of) => (
        <ValueTable
          key={`${of.column} ${of.target.name}`}
          of={of}
          heading={opened.profiles[of.column]?.heading ?? ''}
          values={values}
        />
      ))}
    </Box>
  );
};
