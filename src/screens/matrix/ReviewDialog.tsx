import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../views/DialogFrame';
import { cellAt, changesOf, type CellChange } from './model';
import type { MatrixStore } from './store';
import { useCountText, useParText } from './words';

/** Maximum number of products, and of zones per product, listed at first: there may be 300,000. */
const maxProducts = 50;
const maxZones = 40;

interface ReviewDialogProps {
  readonly store: MatrixStore;
  readonly onClose: () => void;
}

/** Lists pending changes by product; each product's changes can be discarded. */
export const ReviewDialog = ({ store, onClose }: ReviewDialogProps) => {
  const translate = useTranslate();
  const countText = useCountText();
  const [shown, setShown] = useState(maxProducts);
  useSyncExternalStore(store.subscribe, store.version);
  const rows = [...new Set(changesOf(store.matrix).map(({ row }) => row))];
  const counts = store.counts();
  const isNothing = rows.length === 0;
  return (
    <DialogFrame
      title={translate('facings.matrix.reviewTitle')}
      maxWidth="sm"
      isClosed
      onClose={onClose}
    >
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {isNothing ? translate('facings.matrix.reviewNone') : countText(counts)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.slice(0, shown).map((row) => (
          <ProductChanges key={row} store={store} row={row} />
        ))}
      </Box>
      {rows.length > shown && (
        <Button onClick={() => setShown((before) => before + maxProducts)}>
          {translate('facings.matrix.reviewMoreProducts', {
            smart_count: Math.min(maxProducts, rows.length - shown),
          })}
        </Button>
      )}
    </DialogFrame>
  );
};

const signOf = { reviewAdds: '+', reviewRemoves: '−', 'par.reviewChanges': '→' } as const;

const kindOf = ({ isOn, before }: CellChange): keyof typeof signOf => {
  if (!isOn) return 'reviewRemoves';
  return before === undefined ? 'reviewAdds' : 'par.reviewChanges';
};

interface ProductChangesProps {
  readonly store: MatrixStore;
  readonly row: number;
}

const ProductChanges = ({ store, row }: ProductChangesProps) => {
  const translate = useTranslate();
  const parText = useParText();
  const product = store.matrixData.products[row];
  if (!product) return null;
  const changes = changesOf(store.matrix, [row]);
  const reasons = new Set(
    changes.flatMap((change) => store.refusal(cellAt(store.matrix, change)) ?? []),
  );
  const nameOf = ({ column, amount, before }: CellChange): string => {
    const name = store.matrixData.zones[column]?.name ?? '';
    return amount === undefined ? name : parText(name, amount, before);
  };
  const part = (kind: keyof typeof signOf) => {
    const names = changes.filter((change) => kindOf(change) === kind).map(nameOf);
    if (names.length === 0) return null;
    const rest = names.length - maxZones;
    const heading = translate(`facings.matrix.${kind}`, { smart_count: names.length });
    const isRemoval = kind === 'reviewRemoves';
    return (
      <Typography variant="body2">
        <Box
          component="span"
          sx={{ fontWeight: 600, color: isRemoval ? 'error.main' : 'primary.main' }}
        >
          {signOf[kind]} {heading}:
        </Box>{' '}
        {names.slice(0, maxZones).join(', ')}
        {rest > 0 && ` ${translate('facings.fields.links.rest', { smart_count: rest })}`}
      </Typography>
    );
  };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {product.sku} · {product.description}
        </Typography>
        {part('reviewAdds')}
        {part('reviewRemoves')}
        {part('par.reviewChanges')}
        {[...reasons].map((reason) => (
          <Typography key={reason} variant="body2" color="error">
            {translate('facings.matrix.reviewRefused', { reason })}
          </Typography>
        ))}
      </Box>
      <Button
        color="inherit"
        sx={{ alignSelf: 'start', flexShrink: 0 }}
        aria-label={translate('facings.matrix.takeBackOf', { product: product.sku })}
        onClick={() => store.discard([row])}
      >
        {translate('facings.bulkEdit.takeBack')}
      </Button>
    </Box>
  );
};
