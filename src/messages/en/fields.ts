/** Words of the field kinds, and of the rules that every form, import and grid shares. */
export const fields = {
  help: 'Help for {label}',
  none: 'None',
  any: 'Any',
  notOffered: '{value} (no longer offered)',
  open: 'Open',
  close: 'Close',
  clear: 'Clear',
  loading: 'Loading…',
  empty: 'Nothing to choose from.',
  noMatch: 'No match.',
  failed: 'The choices could not be loaded.',
  retry: 'Try again',
  found: 'One choice |||| {smart_count} choices',
  more: 'One more: type to narrow down |||| {smart_count} more: type to narrow down',
  searchFrom: 'Type at least {min} characters to search',
  image: {
    choose: 'Choose an image or drop it here',
    replace: 'Choose another image or drop it here',
    checking: 'Checking the image…',
    chosen: '{name}, {size}',
    stored: 'Current image',
    remove: 'Remove image',
  },
} as const;

export const rules = {
  required: '{label} is required.',
  /** Stands in only where the declaration's own words got lost. */
  requiredAs: '{label} is required.',
  min: '{label} should contain at least {min} characters.',
  max: '{label} should contain at most {max} characters.',
  imageType: 'The file is not an image that can be shown. Choose a png, jpg, webp or svg file.',
  imageSize: 'The image should be at most {megabytes} MB.',
  imageOne: 'Choose exactly one image.',
} as const;
