/** react-admin's panel for the settings of configurable components, with its texts. */
import { Inspector } from 'react-admin';
import '../messages/stock';

export const StockInspector = () => <Inspector />;
