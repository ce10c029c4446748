import { describe, expect, it } from 'vitest';
import { jobTemplates } from '../../resources/jobTemplates';
import { entityOn } from '../testing/fakePlatform';

const meta = { within: { account_id: 'acc' } };
const listed = (template: unknown) => ({
  data: { job_templates: [{ id: 't', name: 'Nightly', duration: 5400, template, zones: [] }] },
});
const only = async (template: unknown) => {
  const { provider } = entityOn(jobTemplates, listed(template));
  const { data } = await provider.getOne({ id: 't', meta });
  return data;
};

/** Before it is sent, the list says whether the template is there already. */
const empty = { data: { job_templates: [] } };

const values = {
  account_id: 'acc',
  name: ' Nightly ',
  description: 'Counts.',
  cron_expression: '0 0 * * *',
  duration: 1440,
  ends_at: null,
  end_submission_time: '',
  template: { products: ['A1', 'a1', 'B2'], returnUrl: ' https://x.example ', depth: 2 },
  zones: [{ zone_id: 'z1', template: {} }],
};

describe('a value that is part of another one', () => {
  it('is read from an object or from text', async () => {
    for (const template of [
      { products: ['p'], returnUrl: 'https://x.example' },
      '{"products": ["p"], "returnUrl": "https://x.example"}',
    ]) {
      expect(await only(template)).toMatchObject({
        products: ['p'],
        returnUrl: 'https://x.example',
        duration: 90,
      });
    }
  });

  it.each([null, 'no json', '[]', 7])('is missing where that is %j', async (template) => {
    expect(await only(template)).toMatchObject({ products: null, returnUrl: null });
  });

  it('is sent inside it, converted by its own kind, with other keys kept', async () => {
    const { provider, sent } = entityOn(jobTemplates, empty, { data: { id: 'new' } });
    await provider.create({ data: values, meta });
    expect(sent.at(-1)?.body).toEqual({
      account_id: 'acc',
      name: 'Nightly',
      description: 'Counts.',
      cron_expression: '0 0 * * *',
      duration: 86_400,
      ends_at: null,
      end_submission_time: null,
      template: { products: ['a1', 'b2'], returnUrl: 'https://x.example', depth: 2 },
      zones: [{ zone_id: 'z1', template: {} }],
    });
  });

  it('is only created by the expected status (rules R16)', async () => {
    const { provider } = entityOn(jobTemplates, empty, { data: { id: 'new' }, status: 201 });
    await expect(provider.create({ data: values, meta })).rejects.toMatchObject({ status: 201 });
  });
});
