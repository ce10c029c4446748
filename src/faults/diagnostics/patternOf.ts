/** Removes everything from a path that may identify a record or a person: only the console's own words are kept. */

const words = new Set(
  (
    'account accounts accuracy adjustments all analytics api apps auth auth-settings availability bulk bulk-add bulk-edit ' +
    'calendar categories check clusters count create delete deploy devices edit environments export exports externalids ' +
    'features filters flash hooks import integrations invite invites items job-templates jobs jobtime join keys labels ' +
    'links locations locationtime login logs mappings mdl me media members memberships metrics models new notional notionals notify ' +
    'options organizations package pan-sizes password payload phrases pick-lists product-categories products recent refresh region regions ' +
    'reports reset rules search sections services set-default settings sets shelves skus snapshots states status ' +
    'storage-defaults storage-types storages templates thumbnails times top triggers types units uom uoms users ' +
    'view webhooks zones'
  ).split(' '),
);

/** `/api/zones/17/skus` → `/api/zones/:id/skus`; the query and the hash are removed. */
export const patternOf = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (part === '' || words.has(part) ? part : ':id'))
    .join('/');
