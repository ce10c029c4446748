// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defineResource } from '../../schema/defineResource';
import { cron } from '../../schema/fields';
import { FieldCell } from '../FieldCell';
import { renderFields } from '../testing/render';
import { Words } from './testing/words';

const jobs = defineResource({
  name: 'jobs',
  label: 'Job',
  labels: 'Jobs',
  routes: { list: '/jobs' },
  api: '/api/jobs',
  fields: { cron_expression: cron({ label: 'Cron Expression' }) },
  represent: '{id}',
});

it.each([
  ['fr', '0 18 * * 1,0', 'À 18:00, uniquement le lundi et le dimanche'],
  ['en', '0 18 * * 1,0', 'At 6:00 PM, only on Monday and Sunday'],
] as const)('in %s a row shows %s in words', async (locale, expression, words) => {
  renderFields(
    <Words locale={locale}>
      <FieldCell
        declaration={jobs}
        source="cron_expression"
        record={{ id: 1, cron_expression: expression }}
        place="row"
      />
    </Words>,
    undefined,
    [jobs],
  );
  expect(screen.getByText(expression)).toBeVisible();
  expect(await screen.findByText(words)).toBeVisible();
});
