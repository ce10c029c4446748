/** Texts of list columns, sort order and saved views. */
export const lists = {
  tools: 'Columns, sorting and views',
  rowsOf: 'Rows of {many}',
  pagesBelow: 'Pagination below: {list}',
  columns: { label: 'Columns' },
  bulk: {
    import: 'Import {many}',
    edit: 'Bulk Edit {many}',
    short: 'Bulk edit',
    these: 'Bulk edit these',
  },
  csv: {
    short: 'CSV',
    label: 'Download {many} as CSV',
    done: '1 row saved as {file}. |||| {smart_count} rows saved as {file}.',
  },
  unable: {
    filter: '{many} can’t be filtered by {name}.',
    sort: '{many} can’t be sorted by {name}.',
    search: '{many} can’t be searched.',
  },
  missing:
    'The platform counts one more than it returned. |||| The platform counts {smart_count} more than it returned.',
  searching: 'Searching…',
  age: {
    asOf: 'As of {time}. Updates every {smart_count} seconds.',
    asOfOnly: 'As of {time}.',
    late: 'As of {time}. The latest update failed or is late.',
    paused: 'As of {time}. Updates are paused.',
    pause: 'Pause',
    resume: 'Resume',
  },
  added: '"{name}" was added. It is not among these rows.',
  showAdded: 'Show it',
  leftOut: 'At most {most} filters apply at once. Not applied: {names}.',
  newestTile: '{many} (newest only)',
  newest:
    'The platform lists only the newest {many}: one. |||| The platform lists only the newest {smart_count} {many}.',
  loose: {
    close:
      'Nothing matches "{text}" exactly. Similar results are shown: all words, in any order, with at most one typo each.',
    asked: 'The platform was searched for "{text}".',
    part: 'Only the first result of {found} was compared. |||| Only the first {compared} results of {found} were compared.',
  },
  selection: {
    row: 'Select {name}',
    page: 'Select all on this page',
    most: 'Only the first {smart_count} matching row is selected. |||| Only the first {smart_count} matching rows are selected.',
  },
  sort: {
    label: 'Sort',
    hint: 'Sort by this column. Shift-click to add to the current sort.',
    page: 'Sorted within this page',
    ties: 'Sorted by the first column. Other columns sort within this page only.',
  },
  views: {
    label: 'Views',
    current: 'Views: {name}',
    changed: '{name} (changed)',
    linkShown: 'The browser does not allow copying. Copy the link yourself: {link}',
    corrupt:
      'Your saved views could not be read. A copy is kept in this browser, and you start without views.',
  },
} as const;

/** Texts of availability: zones of a product, products of a zone. */
export const availability = {
  all: 'All on this page',
  some: '{on} of {count} on',
  filter: { label: 'Available', yes: 'Available', no: 'Not available' },
  product_zones: {
    added: 'Zones added',
    addedText: '{n} zones are now available for this product.',
    removed: 'Zones removed',
    removedText: '{n} zones are no longer available for this product.',
    notAdded: 'Zones not added',
    notRemoved: 'Zones not removed',
    held: 'This product is archived, so it is in no zone. Unarchive it first.',
    heldRow: 'This zone cannot be changed now.',
  },
  zone_products: {
    added: 'Products added',
    addedText: '{n} products are now available for this zone.',
    removed: 'Products removed',
    removedText: '{n} products are no longer available for this zone.',
    notAdded: 'Products not added',
    notRemoved: 'Products not removed',
    held: 'Nothing can be made available for this zone now.',
    heldRow: 'An archived product cannot be in a zone.',
  },
  failed: '{names}: {reason}',
  more: '{names} and {smart_count} more |||| {names} and {smart_count} more',
  nowhere: 'This record has no organization, so there is nothing to choose from.',
  chosen: '{count} selected',
  template: { label: 'Template', chosen: 'This template', own: 'Own template' },
  every: {
    on: 'Select all {count}',
    off: 'Deselect all {count}',
    missing:
      '1 more could not be loaded and was not changed. |||| {smart_count} more could not be loaded and were not changed.',
  },
  gone: {
    said: '{label}: one selection no longer exists. |||| {label}: {smart_count} selections no longer exist.',
    drop: 'Remove it |||| Remove them',
  },
} as const;
