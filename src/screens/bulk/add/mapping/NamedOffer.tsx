import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { reasonText } from '../../../../lib/failures/reason';
import { inSentence } from '../../../../lib/text/inSentence';
import { plainKey } from '../../../../lib/text/plainText';
import { MoreList } from '../../frame/MoreList';
import type { MappedColumn } from './mapping';
import type { NamedRecord } from '../../../../lib/batches/journal';
import type { NamedCreating } from './useNamedCreation';

interface NamedOfferProps {
  readonly mapped: MappedColumn;
  readonly creating: NamedCreating;
}

/** Offers to create the values of a column that do not exist and are matched to no other. */
export const NamedOffer = ({ mapped, creating }: NamedOfferProps) => {
  const translate = useTranslate();
  const { values } = mapped;
  const { adds, target } = values ?? {};
  if (!values || !adds || !target) return null;
  // What is offered is read again after it was created, which takes a moment.
  const createdKeys = new Set(
    creating.created
      .filter(
        (record) =>
          record.of === adds.declaration.name &&
          Object.entries(adds.values).every(([key, value]) => record.values[key] === value),
      )
      .map(({ name }) => plainKey(name)),
  );
  const names = values.values
    .filter(({ match, text }) => match === '' && !createdKeys.has(plainKey(text)))
    .map(({ text }) => text);
  const { isRunning, refused, failure } = creating.attemptOf(target.name);
  const word = (key: string, wordValues?: Record<string, string | number>) =>
    translate(`facings.bulk.mapping.values.${key}`, wordValues);
  const reasons = new Map(refused.map(({ name, reason }) => [plainKey(name), reason]));
  if (names.length === 0) return null;
  const title = word('missing', {
    smart_count: names.length,
    kind: inSentence(translate(`resources.${adds.declaration.name}.name`)),
  });
  return (
    <Alert severity={refused.length > 0 || failure !== null ? 'warning' : 'info'} sx={{ mt: 1 }}>
      <div role="group" aria-label={title} aria-busy={isRunning}>
        {title}
        <MoreList
          count={names.length}
          item={(index) => {
            const name = names[index] ?? '';
            const reason = reasons.get(plainKey(name));
            return reason === undefined
              ? name
              : word('refused', { name, reason: reasonText(reason, translate) });
          }}
        />
        {failure !== null && <Box role="alert">{reasonText(failure, translate)}</Box>}
        <Button
          variant="outlined"
          size="small"
          sx={{ mt: 1 }}
          disabled={isRunning}
          onClick={() => creating.create(target.name, adds, names)}
        >
          {word(isRunning ? 'creating' : 'create', { smart_count: names.length })}
        </Button>
      </div>
    </Alert>
  );
};

/** Says what was created because a file names it, one line for each entity. */
export const NamedNote = ({ created }: { readonly created: readonly NamedRecord[] }) => {
  const translate = useTranslate();
  return [...new Set(created.map(({ of }) => of))].map((of) => {
    const names = created.filter((record) => record.of === of).map(({ name }) => name);
    const text = translate('facings.bulk.mapping.values.made', {
      smart_count: names.length,
      kind: inSentence(translate(`resources.${of}.name`)),
    });
    return (
      <Alert key={of} severity="success" role="status">
        {text}
        <MoreList count={names.length} item={(index) => names[index]} />
      </Alert>
    );
  });
};
