import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { figureText } from '../../../charts/figures/figureText';
import { useSpeech } from '../../../charts/figures/useSpeech';
import type { Unit } from '../../../charts/types';
import { failureMessageOf } from '../../../views/failures';
import { FiguresContext, useShared } from '../figures/FiguresContext';
import { useFigures } from '../figures/useFigures';
import { accuracyTotal, type Total } from '../models/totals';
import type { ComparedFigure } from './figures';

interface CellProps {
  readonly zoneId: string;
  readonly isWanted: boolean;
}

interface ShownProps {
  readonly total: Total | undefined;
  readonly unit: Unit;
  readonly error: unknown;
  readonly again: () => void;
}

const Shown = ({ total, unit, error, again }: ShownProps) => {
  const translate = useTranslate();
  const speech = useSpeech();
  const { isCompared } = useShared();
  if (error) {
    return (
      <Button
        size="small"
        color="error"
        title={failureMessageOf(error, translate).message}
        onClick={again}
      >
        {translate('facings.dashboard.charts.retry')}
      </Button>
    );
  }
  if (!total) return <Skeleton width={60} sx={{ display: 'inline-block' }} />;
  const { figure, earlier } = total;
  if (figure === null) return translate('facings.dashboard.sideBySide.none');
  return (
    <>
      {figureText(figure, unit, speech)}
      {isCompared && earlier !== null && (
        <Typography component="div" variant="body2" color="text.secondary">
          {translate('facings.dashboard.sideBySide.before', {
            figure: figureText(earlier, unit, speech),
          })}
        </Typography>
      )}
    </>
  );
};

const OfZone = ({
  figure,
  isWanted,
}: {
  readonly figure: ComparedFigure;
  readonly isWanted: boolean;
}) => {
  const { isCompared } = useShared();
  const { given, error, again } = useFigures(figure.name, { isWanted, isCompared });
  return (
    <Shown total={given && figure.totalOf(given)} unit={figure.unit} error={error} again={again} />
  );
};

/** A figure of one zone, loaded by its own call. */
export const FigureCell = ({
  zoneId,
  figure,
  isWanted,
}: CellProps & { readonly figure: ComparedFigure }) => {
  const shared = useShared();
  const own = useMemo(() => ({ ...shared, zoneIds: [zoneId] }), [shared, zoneId]);
  return (
    <TableCell align="right">
      <FiguresContext value={own}>
        <OfZone figure={figure} isWanted={isWanted} />
      </FiguresContext>
    </TableCell>
  );
};

/** Accuracy is already available by zone. */
export const AccuracyCell = ({ zoneId, isWanted }: CellProps) => {
  const { isCompared } = useShared();
  const { given, error, again } = useFigures('zoneAccuracy', { isWanted, isCompared });
  const own = given && {
    ...given,
    rows: given.rows.filter((row) => row.zoneId === zoneId),
    earlier: given.earlier?.filter((row) => row.zoneId === zoneId) ?? null,
  };
  return (
    <TableCell align="right">
      <Shown
        total={own && accuracyTotal(own)}
        unit={{ type: 'share' }}
        error={error}
        again={again}
      />
    </TableCell>
  );
};
