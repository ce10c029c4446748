import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ChoiceSelect } from '../mapping/ChoiceSelect';
import { plainName } from './survey';
import type { NamedNotional, NotionalChoices } from './notionals';

const mostNames = 20;
/** Values of an undecided choice and of the choice 'none'. */
const open = 'open';
const without = '';

interface NotionalsProps {
  readonly named: readonly NamedNotional[];
  readonly choices: NotionalChoices;
  readonly onChoose: (name: string, id: string) => void;
}

/** Lists names of notional products: existing ones, ones to create, and ambiguous ones to choose. */
export const Notionals = ({ named, choices, onChoose }: NotionalsProps) => {
  const translate = useTranslate();
  const of = (type: NamedNotional['fate']['type']) =>
    named.filter(({ fate }) => fate.type === type);
  const [existing, made, short] = [of('exists'), of('new'), of('tooShort')];
  const listOf = (names: readonly NamedNotional[]): string => {
    const shown = names.slice(0, mostNames).map(({ text }) => text);
    const rest = names.length - shown.length;
    return rest > 0
      ? translate('facings.bulk.reviewing.rowsMore', { names: shown.join(', '), smart_count: rest })
      : shown.join(', ');
  };
  if (named.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={translate('facings.bulk.notionals.title')}
      sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}
    >
      {existing.length > 0 && (
        <Typography color="text.secondary">
          {translate('facings.bulk.notionals.exists', { smart_count: existing.length })}
        </Typography>
      )}
      {made.length > 0 && (
        <Alert severity="info">
          <strong>{translate('facings.bulk.notionals.new', { smart_count: made.length })}</strong>{' '}
          {listOf(made)}
        </Alert>
      )}
      {short.length > 0 && (
        <Alert severity="warning">
          {translate('facings.bulk.notionals.tooShort', { names: listOf(short) })}
        </Alert>
      )}
      {named.map(({ text, count, fate }) =>
        fate.type === 'ambiguous' ? (
          <Alert key={plainName(text)} severity="warning">
            <Box sx={{ mb: 1 }}>
              {translate('facings.bulk.notionals.ambiguous', {
                name: text,
                among: fate.among.length,
                smart_count: count,
              })}
            </Box>
            <ChoiceSelect
              label={translate('facings.bulk.notionals.choose', { name: text })}
              value={choices.get(plainName(text)) ?? open}
              options={[
                ...(choices.has(plainName(text))
                  ? []
                  : [{ value: open, label: translate('facings.bulk.notionals.open') }]),
                ...fate.among.map(({ id, name }) => ({
                  value: id,
                  label: translate('facings.bulk.notionals.one', { name, id }),
                })),
                { value: without, label: translate('facings.bulk.notionals.without') },
              ]}
              isDisabled={false}
              onChange={(value) => {
                if (value !== open) onChoose(plainName(text), value);
              }}
            />
          </Alert>
        ) : null,
      )}
    </Box>
  );
};
