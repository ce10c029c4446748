import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

/** Milliseconds after which one wonders whether anything will come. */
const patience = 20_000;

/** Stands over what is on its way; what takes long may still come, and is not called a failure. */
export const Waiting = () => {
  const translate = useTranslate();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box role="status" sx={{ position: 'absolute', maxWidth: 440, px: 2 }}>
      {translate(`facings.fields.media.${isLong ? 'loadingLong' : 'loading'}`)}
    </Box>
  );
};
