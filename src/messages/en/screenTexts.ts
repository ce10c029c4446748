/**
 * English texts of screens that are loaded when they are opened. The module that such a screen is loaded by imports this
 * file for its effect; tests/bundle finds a screen that forgot to.
 */
import { addTexts } from '../addTexts';
import { amounts } from './amounts';
import { bulk } from './bulk';
import { bulkEdit, recordEdit } from './bulkEdit';
import { calendar } from './calendar';
import { charts } from './charts';
import { copySetup, readiness } from './readiness';
import { dashboard } from './dashboard';
import { files } from './files';
import { flash } from './flash';
import { grid } from './grid';
import { imports } from './imports';
import { inputs } from './inputs';
import { jobs } from './jobs';
import { listMenus } from './listMenus';
import { matrix } from './matrix';
import { cron, schedule } from './schedule';
import { selection } from './selection';
import { team } from './team';

export const screenTexts = {
  amounts,
  bulk,
  bulkEdit,
  calendar,
  charts,
  copySetup,
  cron,
  dashboard,
  files,
  flash,
  grid,
  imports,
  inputs,
  jobs,
  listMenus,
  matrix,
  readiness,
  recordEdit,
  schedule,
  selection,
  team,
};

addTexts(screenTexts);
