import type { Screen } from '../../schema/screen';

export const readiness: Screen = {
  name: 'readiness',
  path: '/organizations/readiness',
  title: 'Organization Readiness',
  menu: [
    {
      group: 'main',
      order: 25,
      isOnlyInPalette: true,
      keywords: ['setup', 'first job', 'missing', 'onboarding'],
    },
  ],
  load: () =>
    import('./every/EveryReadiness').then(({ EveryReadiness }) => ({ default: EveryReadiness })),
};
