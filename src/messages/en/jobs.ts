/** Texts of jobs: their page, why they failed, and their zone’s time. */
export const jobs = {
  payload: 'Payload',
  noPayload: 'The platform has no payload for this job.',
  failed: 'This job failed',
  noReason: 'The zone’s log gives no reason.',
  severalReasons: 'The zone’s log has several errors from this time, and none names this job.',
  ofSameZone: 'All failed jobs of this zone',
  notBegun: 'This job has not started yet.',
  noZone: 'The platform names no zone for this job, so there is no log to read.',
  noLines: 'The zone’s log has no lines from this time. The platform keeps recent lines only.',
  ofZone:
    'Lines of the zone’s log from the time when this job ran. Other jobs of the zone may have written some of them.',
  reasons: {
    title: 'Failed jobs by reason',
    group: '1 × {reason} |||| {smart_count} × {reason}',
    none: 'No reason in the zone’s log',
    unread: 'The zone’s log could not be read',
    notRead: 'Not checked: only the logs of {most} zones are read',
    reading: 'Reading the zones’ logs…',
    failed: '1 failed job |||| {smart_count} failed jobs',
    noneFailed: 'No failed jobs in this list.',
    times: '{zone} ({smart_count} times)',
    noZone: 'Unknown zone',
    more: '1 more zone |||| {smart_count} more zones',
  },
  utc: 'The zone has no time zone, so its jobs run in UTC.',
} as const;
