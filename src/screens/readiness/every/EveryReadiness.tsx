import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router';
import '../../../messages/en/screenTexts';
import { asText } from '../../../fields/shared/asText';
import { useRegistry } from '../../../fields/useDeclaration';
import { listPath } from '../../../schema/routes';
import { screenTitle } from '../../../schema/screen';
import { unpaged } from '../../../views/list/state/listRequest';
import { LoadFailure } from '../../../views/LoadFailure';
import { PageBar } from '../../../views/PageBar';
import { useDeclaredText } from '../../../views/useWords';
import { OrganizationRow } from './OrganizationRow';
import { readiness } from '../screen';
import { batchSize, inOrder, isStandingComplete, withRanks, type Ranks } from './standing';
import type { Standing } from '../line';
import { useTurns } from './useTurns';

/** Parameters of the address, so that Back returns to the same list. */
const shownKey = 'shown';
const incompleteKey = 'incomplete';

interface Named {
  readonly id: string;
  readonly name: string;
}

const ListOf = ({ all }: { readonly all: readonly Named[] }) => {
  const translate = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const [known, setKnown] = useState<ReadonlyMap<string, Standing>>(new Map());
  const [ranks, setRanks] = useState<Ranks>(new Map());
  /** Number of rows before those that the button added. */
  const [addedAt, setAddedAt] = useState<number>();
  const batches = Math.max(1, Math.ceil(Number(parameters.get(shownKey) ?? 0) / batchSize) || 1);
  const isOnlyIncomplete = parameters.get(incompleteKey) === 'true';
  const shown = all.slice(0, batches * batchSize);
  const turns = useTurns(shown.map(({ id }) => id));
  const rankedNow = withRanks(shown, known, ranks);
  if (rankedNow !== ranks) setRanks(rankedNow);
  const rows = inOrder(shown, rankedNow);
  const isChecking = shown.slice(batchSize).some(({ id }) => !rankedNow.has(id));
  const onKnown = useCallback(
    (id: string, standing: Standing) => setKnown((before) => new Map([...before, [id, standing]])),
    [],
  );
  const change = (key: string, value: string | null) =>
    setParameters(
      (before) => {
        if (value === null) before.delete(key);
        else before.set(key, value);
        return before;
      },
      { replace: true },
    );

  const standings = shown.flatMap(({ id }) => known.get(id) ?? []);
  const incomplete = standings.filter(
    ({ missing, recommended }) => missing > 0 || recommended > 0,
  ).length;
  const unsure = standings.filter(({ failed }) => failed > 0).length;
  const next = all.slice(shown.length, shown.length + batchSize);
  const say = (key: string, values?: object) =>
    translate(`facings.everyReadiness.${key}`, { ...values });
  if (all.length === 0) return <Typography>{say('none')}</Typography>;

  const checked = say('checked', {
    checked: standings.length,
    total: all.length,
    incomplete,
  });
  return (
    <>
      <Typography color="text.secondary">{say('intro')}</Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mt: 1, mb: 2 }}
      >
        <FormControlLabel
          control={
            <Switch
              checked={isOnlyIncomplete}
              onChange={(_, isOn) => change(incompleteKey, isOn ? 'true' : null)}
            />
          }
          label={say('onlyIncomplete')}
        />
        <Typography role="status" variant="body2">
          {unsure > 0 ? `${checked} ${say('unsure', { unsure })}` : checked}
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-label={say('label')}
        sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}
      >
        {rows.map(({ id, name }, at) => (
          <OrganizationRow
            key={id}
            id={id}
            name={name}
            isAsked={turns.current.has(id)}
            place={rankedNow.has(id) ? 'shown' : at < batchSize ? 'kept' : 'none'}
            isOnlyIncomplete={isOnlyIncomplete}
            isFocused={at === addedAt && rankedNow.has(id)}
            onEnd={turns.end}
            onKnown={onKnown}
            onAgain={turns.again}
          />
        ))}
      </Box>
      {isOnlyIncomplete &&
        standings.length === shown.length &&
        standings.every(isStandingComplete) && <Typography>{say('allComplete')}</Typography>}
      {(next.length > 0 || isChecking) && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          aria-disabled={isChecking}
          onClick={() => {
            if (isChecking) return;
            setAddedAt(shown.length);
            change(shownKey, String(shown.length + batchSize));
          }}
        >
          {isChecking
            ? translate('facings.readiness.reading')
            : say('next', { smart_count: next.length })}
        </Button>
      )}
    </>
  );
};

/** What is missing before the first job of each organization, with links to fix it. */
export const EveryReadiness = () => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const organizations = useRegistry().find('organizations');
  const { data, error, refetch } = useGetList<RaRecord>('organizations', unpaged);
  return (
    <>
      <PageBar
        title={declaredText(screenTitle(readiness))}
        back={{ to: listPath(organizations), label: translate('facings.everyReadiness.back') }}
      />
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ListOf
          all={data.map(({ id, name }) => ({ id: String(id), name: asText(name) ?? String(id) }))}
        />
      ) : (
        <Box aria-busy role="status" aria-label={translate('facings.readiness.reading')}>
          <Skeleton variant="rounded" height={120} sx={{ mb: 2 }} />
          <Skeleton variant="rounded" height={120} />
        </Box>
      )}
    </>
  );
};
