import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import { FilterSelect } from '../../fields/shared/FilterSelect';
import { holds } from '../../schema/condition';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { Links } from '../../schema/links';
import '../../messages/en/screenTexts';
import { useAmounts } from '../links/useAmounts';
import { useToggles } from '../links/useToggles';
import { maxFilters } from '../list/state/listQuery';
import { useListState, type Browsing } from '../list/state/useListState';
import { LoadFailure } from '../LoadFailure';
import { Section } from '../panels/Section';
import { FrozenLocation } from '../place/FrozenLocation';
import { PlaceProvider, withinOf } from '../place/placeContext';
import { useWords } from '../useWords';
import { AvailabilityList } from './AvailabilityList';
import { availableKey, useLinkRows, useReadLinkRows, whichOf } from './useLinkRows';
import { useLinkToasts } from './useLinkToasts';
import type { Values } from '../../lib/util/values';

/** A filter: all rows, those that are on, or those that are off. */
const AvailableFilter = ({ state }: { readonly state: Browsing }) => {
  const translate = useTranslate();
  const value = whichOf(state) ?? '';
  const others = Object.keys(state.filters).filter((name) => name !== availableKey).length;
  return (
    <FilterSelect
      label={translate('facings.availability.filter.label')}
      entries={(['yes', 'no'] as const).map((which) => ({
        value: which,
        label: translate(`facings.availability.filter.${which}`),
      }))}
      value={value}
      onChange={(next) => state.setFilter(availableKey, next === '' ? undefined : next)}
      isDisabled={value === '' && others >= maxFilters}
    />
  );
};

const furtherFilters = [availableKey];

interface LinksPanelProps {
  /** The entity of the current record. */
  readonly host: AnyDeclaration;
  readonly title: string;
  readonly links: Links;
  readonly record: Values;
}

/** Another entity's rows with a switch each, which joins the row to the record (product_zones, zone_products). */
export const LinksPanel = ({ host, title, links, record }: LinksPanelProps) => {
  const declaration = useRegistry().find(links.of);
  const translate = useTranslate();
  const within = withinOf(links.where, record);
  return (
    <Section title={title}>
      {within === null ? (
        <Typography color="text.secondary">{translate('facings.availability.nowhere')}</Typography>
      ) : (
        <PlaceProvider within={within} panel={links.type}>
          <ResourceContextProvider value={links.of}>
            <FrozenLocation>
              <LinkRows host={host} declaration={declaration} links={links} record={record} />
            </FrozenLocation>
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

  // Kept, because a failure may name rows of a page that is no longer visible.
  const [names] = useState(() => new Map<string, string>());
  const toasts = useLinkToasts(links, (row) => names.get(row) ?? words.one);
  const toggles = useToggles({
    links,
    record,
    onSettled: toasts.onSettled,
    onFailed: (failed) => {
      toasts.onFailed(failed);
      // The record or some rows may no longer exist; reload to show that.
      void queryClient.invalidateQueries({ queryKey: [host.name] });
      void queryClient.invalidateQueries({ queryKey: [links.of] });
    },
  });

  const list = useLinkRows({
    declaration,
    state,
    joined: toggles.joined(),
    isJoinedFirst: links.joinedFirst === true && !toggles.error,
  });
  const amounts = useAmounts({
    links,
    record: String(record.id),
    rows: list.rows.map(({ id }) => String(id)),
    keptAmount: toggles.keptAmount,
    nameOf: (row) => names.get(row) ?? words.one,
  });
  const readAllRows = useReadLinkRows(declaration, toggles.joined());

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
      {amounts?.error ? (
        <LoadFailure error={amounts.error} what={amounts.label} onRetry={amounts.retry} />
      ) : null}
      <AvailabilityList
        declaration={declaration}
        columns={links.columns}
        onPhone={links.onPhone}
        filters={links.filters}
        furtherFilters={furtherFilters}
        state={state}
        list={list}
        readAllRows={readAllRows}
        rowLink="name"
        tools={<AvailableFilter state={state} />}
        amounts={amounts}
        switches={{
          isOn: (id) => toggles.stateOf(id)?.isOn,
          turn: (ids, isOn) => {
            for (const row of list.rows) names.set(String(row.id), words.nameOf(row));
            toggles.change(ids, isOn);
          },
          isHeld,
          whyDisabled: (row) =>
            links.heldRowIf && holds(links.heldRowIf, row)
              ? words.translate(`facings.availability.${links.type}.heldRow`)
              : null,
        }}
      />
    </>
  );
});
LinkRows.displayName = 'LinkRows';
