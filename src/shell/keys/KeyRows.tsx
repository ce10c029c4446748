import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Keycap } from './Keycap';

export interface KeyRow {
  readonly id: string;
  /** Pressed one after the other. */
  readonly keys: readonly string[];
  readonly does: string;
}

/** One part of the list of keys. */
export const KeyRows = ({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography
        id={titleId}
        component="h3"
        variant="body2"
        color="text.secondary"
        sx={{ fontWeight: 650, mb: 1 }}
      >
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1, m: 0 }}
      >
        {rows.map(({ id, keys, does }) => (
          <Box key={id} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && ` ${translate('facings.keys.then')} `}
                  <Keycap>{key}</Keycap>
                </Fragment>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {does}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
