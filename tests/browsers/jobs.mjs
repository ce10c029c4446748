/** The jobs in order: each starts at its own path, signed in by the first. */
import * as lists from './jobs/lists.mjs';
import * as tools from './jobs/tools.mjs';

export const jobs = {
  signIn: lists.signIn,
  searchAndFilter: lists.searchAndFilter,
  openThirdRow: lists.openThirdRow,
  createEditRemove: lists.createEditRemove,
  productState: tools.productState,
  importCsv: tools.importCsv,
  importXlsx: tools.importXlsx,
  grid: tools.grid,
  matrix: tools.matrix,
  schedule: tools.schedule,
  calendar: tools.calendar,
  charts: tools.charts,
  palette: lists.palette,
  phone: lists.phone,
  logOut: lists.logOut,
};
