/** Words of the screens made by hand. */
export const screens = {
  settings: {
    about:
      'What is set here holds for the whole platform. Each organization chooses among it on pages of its own.',
  },
  jobs: {
    payload: 'Payload',
    noPayload: 'The platform keeps no payload of this job.',
  },
  models: {
    noReports: 'There are no reports on this version yet.',
    compare: 'Compare with version',
    noOther: 'None',
    figure: 'Figure',
    version: 'Version {version}',
    difference: 'Difference',
    unknown: 'not measured',
  },
} as const;
