import useMediaQuery from '@mui/material/useMediaQuery';
import { onPhones } from '../../fields/phone';

const query = onPhones.replace('@media ', '');

/** Where another order or another control is drawn; what only looks different uses `onPhones`. */
export const useIsPhone = (): boolean => useMediaQuery(query, { noSsr: true });
