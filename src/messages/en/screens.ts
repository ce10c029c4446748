/** Texts of the hand-written screens. */
export const screens = {
  settings: {
    about:
      'These settings apply to the whole platform. Each organization selects from them on its own pages.',
  },
  jobs: {
    payload: 'Payload',
    noPayload: 'The platform has no payload for this job.',
    failed: 'This job failed',
    noReason: 'The log of its zone gives no reason.',
    notBegun: 'This job has not started yet.',
    noZone: 'The platform names no zone for this job, so there is no log to read.',
    noLines:
      'The log of its zone has no lines from this time. The platform keeps recent lines only.',
    ofZone:
      'Lines of the zone’s log from the time in which this job ran. Other jobs of the zone may have written some of them.',
  },
  models: {
    noReports: 'No reports on this version yet.',
    compare: 'Compare with version',
    noOther: 'None',
    figure: 'Figure',
    version: 'Version {version}',
    difference: 'Difference',
    unknown: 'not measured',
  },
} as const;
