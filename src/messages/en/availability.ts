/** Words of what is switched on and off for a record: zones of a product, products of a zone. */
export const availability = {
  all: 'All on this page',
  some: '{on} of {count} on',
  undo: 'Undo',
  product_zones: {
    added: 'Zones added',
    addedText: '{n} zones are now available for this product.',
    removed: 'Zones removed',
    removedText: '{n} zones are no longer available for this product.',
    notAdded: 'Zones not added',
    notRemoved: 'Zones not removed',
    held: 'This product is archived, so it is in no zone. Edit it and take it out of the archive first.',
  },
  zone_products: {
    added: 'Products added',
    addedText: '{n} products are now available for this zone.',
    removed: 'Products removed',
    removedText: '{n} products are no longer available for this zone.',
    notAdded: 'Products not added',
    notRemoved: 'Products not removed',
    held: 'Nothing can be made available for this zone now.',
  },
  failed: '{names}: {reason}',
  more: '{names} and {smart_count} more |||| {names} and {smart_count} more',
  nowhere: 'This record belongs to no organization, so there is nothing to choose from.',
  chosen: '{count} chosen',
  waits: 'Fill in {label} first.',
} as const;
