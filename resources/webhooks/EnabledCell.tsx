/** A webhook is enabled and disabled in its row. */
export { SwitchedCell as EnabledCell } from '../../src/views/list/table/SwitchedCell';
