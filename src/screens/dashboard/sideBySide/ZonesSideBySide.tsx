import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useShared } from '../figures/FiguresContext';
import { useLeads } from '../figures/useLeads';
import { Section } from '../frame/Section';
import type { ScopeState } from '../state/useScope';
import { Comparison } from './Comparison';
import { zoneFigures } from './figures';
import { maxCompared, type Subject } from './useComparison';

/** Compares the selected zones, which the key figures above combine. */
export const ZonesSideBySide = ({ scope }: { readonly scope: ScopeState }) => {
  const translate = useTranslate();
  const leads = useLeads();
  const { accountId, organization, zoneIds } = useShared();
  const { known, named } = scope;
  const zones = useMemo(
    () =>
      zoneIds.map((id): Subject => ({
        key: id,
        label: [...known.zones, ...named].find((zone) => zone.id === id)?.name ?? id,
        to: leads.zone(id),
        accountId,
        zoneIds: [id],
      })),
    [accountId, zoneIds, known.zones, named, leads],
  );
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.sideBySide.${key}`, { ...values });
  const title = say('title');
  if (zoneIds.length < 2) return null;
  return (
    <Section id="side-by-side" title={title}>
      {zoneIds.length > maxCompared ? (
        <Typography color="text.secondary">
          {say('most', { most: maxCompared, smart_count: zoneIds.length })}
        </Typography>
      ) : (
        <Comparison
          title={title}
          subjects={zones}
          figures={zoneFigures}
          words={{
            titleOf: (figure) => say('chart', { figure }),
            question: say('question'),
            owner: organization,
          }}
        />
      )}
    </Section>
  );
};
