import type { Words } from './words';

export const zoneLogs: Words = {
  name: 'Journaux',
  label: 'Journal de la zone',
  fields: { at: 'Heure', level: 'Niveau', message: 'Message' },
};
