/** Texts of the amount of a link: par, which is how many of a product should be in a zone. */
export const amounts = {
  par: {
    label: 'Par',
    of: 'Par of {name}',
    kept: 'The platform kept par {held}.',
    newer: 'Someone else changed par to {held}, so {amount} was not saved.',
    newerInRun: 'Someone else changed par to {held}. Trying again saves {amount} instead.',
    keepTheirs: 'Keep {held}',
    setMine: 'Save {amount}',
    gone: 'No longer available, so it has no par.',
  },
} as const;
