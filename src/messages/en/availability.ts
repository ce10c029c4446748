/** Texts of availability: zones of a product, products of a zone. */
export const availability = {
  all: 'All on this page',
  some: '{on} of {count} on',
  filter: { label: 'Available', yes: 'Available', no: 'Not available' },
  undo: 'Undo',
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
    heldRow: 'An archived product can be in no zone.',
  },
  failed: '{names}: {reason}',
  more: '{names} and {smart_count} more |||| {names} and {smart_count} more',
  nowhere: 'This record has no organization, so there is nothing to choose from.',
  chosen: '{count} selected',
  every: {
    on: 'Select all {count}',
    off: 'Clear all {count}',
    missing:
      '1 more could not be loaded and was not changed. |||| {smart_count} more could not be loaded and were not changed.',
  },
  gone: {
    said: '{label}: one selection no longer exists. |||| {label}: {smart_count} selections no longer exist.',
    drop: 'Remove it |||| Remove them',
  },
  waits: 'Fill in {label} first.',
} as const;
