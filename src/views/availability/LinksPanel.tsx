import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/RegistryContext';
import { asText } from '../../fields/shared/asText';
import { holds } from '../../schema/condition';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { Links } from '../../schema/links';
import type { Within } from '../../schema/within';
import { useToggles } from '../links/useToggles';
import { LoadFailure } from '../LoadFailure';
import { useListState } from '../list/useListState';
import { Section } from '../panels/Section';
import { StillPlace } from '../place/StillPlace';
import { PlaceProvider } from '../place/withinContext';
import { useWords } from '../useWords';
import { AvailabilityList } from './AvailabilityList';
import { AvailableFilter } from './AvailableFilter';
import { useLinkToasts } from './useLinkToasts';
import { availableKey, useShownRows } from './useShownRows';

const furtherFilters = [availableKey];

type Values = Readonly<Record<string, unknown>>;

interface LinksPanelProps {
  /** The entity of the record at hand. */
  readonly host: AnyDeclaration;
  readonly title: string;
  readonly links: Links;
  readonly record: Values;
}

/** What the rows stand within, null where the record does not say it. */
const placeOf = ({ where }: Links, record: Values): Within | null => {
  const entries = Object.entries(where).map(
    ([name, from]) => [name, asText(record[from])] as const,
  );
  return entries.some(([, value]) => value === null)
    ? null
    : Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
};

/** Another entity's rows, each with a switch that joins it to the record (product_zones, zone_products). */
export const LinksPanel = ({ host, title, links, record }: LinksPanelProps) => {
  const declaration = useRegistry().find(links.of);
  const translate = useTranslate();
  const within = placeOf(links, record);
  return (
    <Section title={title}>
      {within === null ? (
        <Typography color="text.secondary">{translate('facings.availability.nowhere')}</Typography>
      ) : (
        <PlaceProvider within={within} panel={links.type}>
          <ResourceContextProvider value={links.of}>
            <StillPlace>
              <LinkRows host={host} declaration={declaration} links={links} record={record} />
            </StillPlace>
          </ResourceContextProvider>
        </PlaceProvider>
      )}
    </Section>
  );
};

interface LinkRowsProps extends Omit<LinksPanelProps, 'title'> {
  readonly declaration: AnyDeclaration;
}

const LinkRows = memo(({ host, declaration, links, record }: LinkRowsProps) => {
  const words = useWords(declaration);
  const queryClient = useQueryClient();
  const state = useListState(declaration, furtherFilters);
  const isHeld = links.heldIf !== undefined && holds(links.heldIf, record);

  // A failure names its rows, which may stand on a page that was left meanwhile.
  const [names] = useState(() => new Map<string, string>());
  const toasts = useLinkToasts(links, (row) => names.get(row) ?? words.one);
  const toggles = useToggles({
    links,
    record,
    onSettled: toasts.onSettled,
    onFailed: (failed) => {
      toasts.onFailed(failed);
      // The record or some of the rows may be gone: then that is what the page shows.
      void queryClient.invalidateQueries({ queryKey: [host.name] });
      void queryClient.invalidateQueries({ queryKey: [links.of] });
    },
  });

  const list = useShownRows({ declaration, state, joined: toggles.joined() });

  return (
    <>
      {isHeld && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words.translate(`facings.availability.${links.type}.held`)}
        </Alert>
      )}
      {toggles.error ? (
        <LoadFailure error={toggles.error} what={words.many} onRetry={toggles.retry} />
      ) : null}
      <AvailabilityList
        declaration={declaration}
        columns={links.columns}
        {...(links.filters ? { filters: links.filters } : {})}
        state={state}
        list={list}
        leads="name"
        tools={<AvailableFilter state={state} />}
        switches={{
          isOn: (id) => toggles.stateOf(id)?.isOn,
          turn: (ids, isOn) => {
            for (const row of list.rows) names.set(String(row.id), words.nameOf(row));
            toggles.change(ids, isOn);
          },
          isHeld,
          heldBy: (row) =>
            links.heldRowIf && holds(links.heldRowIf, row)
              ? words.translate(`facings.availability.${links.type}.heldRow`)
              : null,
        }}
      />
    </>
  );
});
LinkRows.displayName = 'LinkRows';
