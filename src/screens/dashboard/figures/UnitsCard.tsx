import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { productUnitsModel, uomsOf } from '../models/counting';
import type { Given, Said } from '../models/given';
import { FigureCard } from './FigureCard';
import { useShared } from './FiguresContext';

/** Counted units, of one unit of measure at a time: boxes and pounds have no sum. */
export const UnitsCard = () => {
  const translate = useTranslate();
  const { uom: wanted, show } = useShared();
  const shownOf = useCallback(
    ({ rows }: Given<'productUnits'>): string => {
      const uoms = uomsOf(rows);
      return uoms.find((uom) => uom === wanted) ?? uoms[0] ?? '';
    },
    [wanted],
  );
  const modelOf = useCallback(
    (given: Given<'productUnits'>, said: Said) => productUnitsModel(given, said, shownOf(given)),
    [shownOf],
  );
  return (
    <FigureCard
      name="productUnits"
      modelOf={modelOf}
      chooser={(given) => {
        const uoms = uomsOf(given.rows);
        return (
          uoms.length > 1 && (
            <TextField
              select
              size="small"
              label={translate('facings.dashboard.charts.productUnits.uom')}
              value={shownOf(given)}
              onChange={({ target }) => {
                show({ uom: target.value });
              }}
              sx={{ width: 180 }}
            >
              {uoms.map((uom) => (
                <MenuItem key={uom} value={uom}>
                  {uom.replaceAll('_', ' ')}
                </MenuItem>
              ))}
            </TextField>
          )
        );
      }}
      note={(given) =>
        given.rows.length > 0 &&
        translate('facings.dashboard.charts.productUnits.oneUnit', {
          uom: shownOf(given).replaceAll('_', ' '),
        })
      }
    />
  );
};
