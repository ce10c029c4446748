import { describe, expect, it } from 'vitest';
import { knownEntities } from './knownEntities.mjs';
import { labelOf, sentence, singularOf, title, wordsOf } from './names.mjs';
import { sampleIn } from './sample.mjs';
import { scaffold } from './scaffold.mjs';
import { alertRules, entities, samples } from './testing/samples';

const sample = {
  suppliers: [
    {
      id: 7,
      account_id: 'acc',
      name: "Fred's Dairy",
      contact_email: 'fred@example.com',
      site: 'https://fred.example',
      is_active: true,
      rating: 4.5,
      since: '2024-05-01',
      created_at: '2024-05-01T08:00:00Z',
      tags: ['milk'],
      address: { city: 'Ghent' },
    },
  ],
};

const made = (name: string) => {
  const { json } = samples.find((one) => one.name === name) ?? {};
  const { files, report } = scaffold({ name, sample: json, entities });
  return {
    declaration: files.get(`resources/${name}.ts`) ?? '',
    demo: files.get(`demo/entities/${name}.ts`) ?? '',
    pins: files.get(`tests/contract/pins/${name}.ts`) ?? '',
    report: report.join('\n'),
  };
};

describe('scaffold', () => {
  const { files, report } = scaffold({ name: 'suppliers', sample });
  const text = (path: string): string => files.get(path) ?? '';

  it('writes a declaration, its demo data and its pinned calls', () => {
    expect([...files.keys()]).toEqual([
      'resources/suppliers.ts',
      'demo/entities/suppliers.ts',
      'tests/contract/pins/suppliers.ts',
    ]);
  });

  it('makes of each key the field that its value asks for', () => {
    const declaration = text('resources/suppliers.ts');
    for (const part of [
      'account_id: organization()',
      'name: entityName()',
      "contact_email: text({ label: 'Contact email', format: 'email' })",
      "format: 'url'",
      "is_active: onOff({ label: 'Active'",
      "rating: number({ label: 'Rating' })",
      "since: date({ label: 'Since' })",
      "created_at: moment({ label: 'Created' })",
      "tags: texts({ label: 'Tags'",
      "label: 'Supplier'",
      "menu: { group: 'main', order: 100, icon: 'list' }",
      'done: \'Supplier "{name}" updated successfully!\'',
    ]) {
      expect(declaration).toContain(part);
    }
    expect(declaration).toContain("address: json({ label: 'Address', isObject: true })");
    // Read-only fields are never sent, and the organization cannot be changed.
    expect(declaration).toMatch(/create: .*'account_id', 'name'.*\]/);
    expect(declaration).not.toMatch(/fields: \[[^\]]*'created_at'[^\]]*\] \},\n {2}edit/);
    expect(declaration).toMatch(/edit: \{[^}]*fields: \['name', 'contact_email'/);
  });

  it('keeps the sample as demo data, with ids as texts and organizations of the seed', () => {
    expect(text('demo/entities/suppliers.ts')).toContain('"id":"7"');
    expect(text('demo/entities/suppliers.ts')).toContain("Fred's Dairy");
    expect(text('demo/entities/suppliers.ts')).toContain('acc00000-0000-4000-8000-000000000001');
  });

  it('copies no secret of the sample, but a placeholder of its shape', () => {
    const hooks = [1, 2, 3, 4].map((id) => ({
      id,
      name: 'Hook',
      client_secret: 'Hush-4711',
      accessToken: 'TOPSECRET',
      key: 'ab12cd34ef56ab12cd34',
      note: 'eyJhbGciOi.eyJzdWIi.s1gn',
      headers: { Authorization: 'Basic aHVzaA', accept: 'text/plain' },
      credentials: { user: 'fred', codes: ['open sesame'] },
      token_expires_at: '2024-05-01T08:00:00Z',
      has_token: true,
    }));
    const { files, report } = scaffold({ name: 'hooks', sample: { hooks } });
    const written = [...files.values(), ...report].join();
    for (const secret of ['Hush', '4711', 'TOPSECRET', 'ab12', 'eyJ', 'aHVzaA', 'fred', 'sesame'])
      expect(written).not.toContain(secret);
    expect(report).toContainEqual(expect.stringContaining('client_secret: a secret'));
    for (const kept of ['"Xxxx-0000"', 'text/plain', '2024-05-01T08:00:00Z', 'Hook'])
      expect(written).toContain(kept);
  });

  it('reports what it read, guessed and left out', () => {
    const said = report.join('\n');
    expect(said).toContain('Read 1 record at suppliers.');
    expect(said).toContain('A record is named by name.');
    expect(said).toContain('  - address: an object with city, edited as JSON');
    expect(said).toContain('Suppliers is the last entry of the main sidebar');
  });

  it.each(['Suppliers', 'my suppliers', '', '7up', '../x'])('refuses the name %j', (name) => {
    expect(() => scaffold({ name, sample })).toThrow('is not a name for an entity');
  });

  it.each([null, 3, 'x', [], [1, 2], {}])('refuses %j as a sample', (none) => {
    expect(() => scaffold({ name: 'things', sample: none })).toThrow(/The sample/);
  });

  it('refuses a name that a kind of field has', () => {
    const labelled = [{ id: 1, name: 'A label', tags: ['x'] }];
    expect(() => scaffold({ name: 'texts', sample: labelled })).toThrow('a kind of field');
  });

  it('says where a list is empty', () => {
    const empty = { data: { rows: [] }, total: 0 };
    expect(() => scaffold({ name: 'things', sample: empty })).toThrow('list at data.rows is empty');
  });
});

describe('guesses from all records', () => {
  it('reads a sample of every kind', () => {
    const { declaration, report } = made('alertRules');
    for (const part of [
      "label: 'Alert Rule'",
      "labels: 'Alert Rules'",
      "scope: 'organizations'",
      "state: choice({ label: 'State', options: fixed(['ACTIVE', 'PAUSED']) })",
      "threshold: number({ label: 'Threshold' })",
      "is_enabled: onOff({ label: 'Enabled'",
      "zone_id: reference('zones', { label: 'Zone', nameFrom: ['zone.name'], gatedBy: 'account_id'",
      "starts_on: date({ label: 'Starts on' })",
      "created_at: moment({ label: 'Created' })",
      "note: text({ label: 'Note' })",
      "channels: tags({ label: 'Channels', item: 'name' })",
      "filters: ['account_id', 'state']",
    ]) {
      expect(declaration).toContain(part);
    }
    for (const part of [
      'Read 4 records at data.result.alert_rules.',
      "calls.list (read: 'data.result.alert_rules')",
      '  - state: a choice of ACTIVE, PAUSED',
      '  - zone: only its name is used, for zone_id',
      '  - target: an object with kind, depth, edited as JSON',
      '  - threshold_raw: values of several types: number, string',
      '  - legacy: null or missing in every record',
    ]) {
      expect(report).toContain(part);
    }
  });

  it('finds fields that the first record does not have', () => {
    const { declaration, report } = made('contacts');
    expect(declaration).toContain("email: text({ label: 'Email', format: 'email' })");
    expect(declaration).toContain("is_lead: onOff({ label: 'Lead'");
    expect(declaration).toContain("name: text({ label: 'Name' })");
    expect(report).toContain('  - is_lead: missing in some records');
    expect(made('contacts').demo).toContain('"is_lead":false');
    expect(report).toContain('  - phone: null or missing in every record');
    expect(report).toContain('  - note: null or missing in every record');
  });

  it('keeps calendar dates apart from moments', () => {
    const { declaration } = made('promotions');
    expect(declaration).toContain("starts: date({ label: 'Starts' })");
    expect(declaration).toContain("ends_at: moment({ label: 'Ends' })");
    expect(declaration).toContain("seen_at: moment({ label: 'Seen' })");
    expect(declaration).toMatch(/create: .*fields: \['title', 'starts', 'ends_at'\]/);
  });

  it('finds choices by values that repeat', () => {
    const { declaration } = made('fixtures');
    expect(declaration).toContain("kind: choice({ label: 'Kind'");
    expect(declaration).toContain("fixed(['Left hand', 'Right hand'])");
    expect(declaration).toContain("code: text({ label: 'Code' })");
  });

  it('finds references by the entities there are, in camel case too', () => {
    const { declaration } = made('storeVisits');
    expect(declaration).toContain('accountId: organization()');
    expect(declaration).toContain("zoneId: reference('zones', { label: 'Zone' })");
    expect(declaration).toContain("userId: reference('users', { label: 'User' })");
    expect(declaration).toContain("labels: 'Store Visits'");
    expect(declaration).toContain("routes: { list: '/store-visits'");
    const { declaration: numbered, report } = made('vendors');
    expect(numbered).toContain("zone_id: reference('zones', { label: 'Zone' })");
    expect(numbered).toContain("external_id: text({ label: 'External ID' })");
    expect(report).toContain('its ids are numbers here');
  });

  it('keeps numbers as ids of the demo', () => {
    expect(made('vendors').demo).toContain('hasNumericIds: true');
    expect(made('storeVisits').demo).not.toContain('hasNumericIds');
  });

  it('leaves out keys that no field supports, with the reason', () => {
    const { report } = made('readings');
    for (const part of [
      'value: values of several types: number, string',
      'raw: an object with a, edited as JSON',
      'notes: a list that is empty in every record',
      'pairs: a list of other values than texts, edited as JSON',
      'x-ray: its name is not made of the letters A to Z, digits and _, or begins with a digit',
    ]) {
      expect(report).toContain(`  - ${part}`);
    }
  });

  it('enters lists and objects that no other kind supports as JSON', () => {
    const { files, report } = scaffold({
      name: 'plans',
      sample: [
        { id: 1, name: 'One', sizes: [1, 2], parts: [{ from: 'a' }], layout: { rows: 2 } },
        { id: 2, name: 'Two', sizes: [], parts: [], layout: [2] },
      ],
    });
    const declaration = files.get('resources/plans.ts');
    for (const key of ['sizes', 'parts', 'layout']) {
      expect(declaration).toMatch(new RegExp(`${key}: json\\(\\{ label: '\\w+' \\}\\)`));
      expect(report.join('\n')).toMatch(new RegExp(`- ${key}: .*, edited as JSON`));
    }
  });

  it.each([
    ['alertRules', '{name}'],
    ['promotions', '{title}'],
    ['fixtures', '{label}'],
    ['storeVisits', '{displayName}'],
    ['readings', '{unit}'],
    ['quotas', '{limit}'],
    ['heartbeats', '{created_at}'],
    ['gatewayUnits', '{serial}'],
  ])('names %s by %s, never by an id', (name, represent) => {
    expect(made(name).declaration).toContain(`represent: '${represent}'`);
  });

  it('has no form for values that are not entered', () => {
    const { declaration, pins, report } = made('heartbeats');
    expect(declaration).not.toContain('edit:');
    expect(pins).not.toContain('update:');
    expect(report).toContain('No field can be changed');
  });

  it('finds the key that records are known by', () => {
    expect(made('gatewayUnits').declaration).toContain("idFrom: ['gateway_unit_id', 'id']");
    expect(made('gatewayUnits').demo).toContain("idKey: 'gateway_unit_id'");
    const promos = { name: 'promos', sample: [{ promo_id: 7, name: 'Summer' }] };
    expect(scaffold(promos).files.get('demo/entities/promos.ts')).toContain('hasNumericIds: true');
    expect(made('currencies').report).toContain('The records have no id');
  });

  it('keeps files short: a long sample is cut in the demo, and the report says so', () => {
    expect(made('tickets').report).toMatch(/The demo has the first \d+ of them/);
    expect(made('tickets').declaration).toContain("text: text({ label: 'Text', multiline: true })");
  });
});

describe('values that have a kind of their own', () => {
  const written = (record: object) => {
    const { files, report } = scaffold({ name: 'offers', sample: [{ id: 1, ...record }] });
    return { text: files.get('resources/offers.ts') ?? '', report: report.join('\n') };
  };

  it.each([
    [{ price: 12.5 }, "price: number({ label: 'Price' })"],
    [{ opens: '08:30' }, "opens: time({ label: 'Opens' })"],
    [{ photo: 'https://cdn.example/a.jpg' }, "photo: media({ label: 'Photo' })"],
    [{ codes: ['a', 'b'] }, "codes: texts({ label: 'Codes' })"],
    [{ layout: { rows: 2 } }, "layout: json({ label: 'Layout', isObject: true })"],
  ])('%j', (record, line) => {
    expect(written(record).text).toContain(line);
  });

  it('require a name, and no other text that has to stand for it', () => {
    expect(written({ title: 'Spring' }).text).toContain(
      "title: text({ label: 'Title', required: true })",
    );
    const { text, report } = written({ serial: 'SN-1' });
    expect(text).toContain("serial: text({ label: 'Serial' })");
    expect(report).toContain('A record is named by serial, which is not required');
  });
});

describe('records', () => {
  it.each([
    ['a list', [{ a: 1 }, 2, null], [{ a: 1 }], ''],
    ['an envelope', { total: 1, rows: [{ a: 1 }] }, [{ a: 1 }], 'rows'],
    ['a record', { a: 1 }, [{ a: 1 }], ''],
    ['two levels', { status: 'ok', data: { items: [{ id: 1 }] } }, [{ id: 1 }], 'data.items'],
    ['lists of a record', { id: 1, lines: [{ id: 2 }] }, [{ id: 1, lines: [{ id: 2 }] }], ''],
    ['a record of an envelope', { data: { x: { id: 1 } } }, [{ id: 1 }], 'data.x'],
    ['wrapped rows', { edges: [{ node: { id: 1 } }] }, [{ id: 1 }], 'edges[].node'],
  ])('are found in %s', (_, json, records, path) => {
    expect(sampleIn(json)).toMatchObject({ records, path });
  });

  it('are those of the list with the name of the entity, among lists that are equally deep', () => {
    const json = { errors: [{ code: 1 }], alert_rules: [{ id: 1 }], users: [{ id: 2 }] };
    expect(sampleIn(json, 'alertRules').path).toBe('alert_rules');
    expect(sampleIn(alertRules, 'alertRules').path).toBe('data.result.alert_rules');
  });
});

it.each([
  ['contact_email', 'Contact email'],
  ['contactEmail', 'Contact email'],
  ['zone_id', 'Zone'],
  ['api_url', 'API URL'],
])('%s reads as %s', (key, label) => {
  expect(labelOf(key)).toBe(label);
});

it('spells an id and other acronyms in capitals', () => {
  expect(sentence(wordsOf('external_id'))).toBe('External ID');
  expect(sentence(wordsOf('region_ids'))).toBe('Region IDs');
  expect(sentence(wordsOf('https_port'))).toBe('Https port');
  expect(title(wordsOf('apiKeys'))).toBe('API Keys');
  expect(wordsOf('parseHTMLPage')).toEqual(['parse', 'html', 'page']);
});

it.each([
  ['suppliers', 'Supplier'],
  ['categories', 'Category'],
  ['boxes', 'Box'],
  ['addresses', 'Address'],
  ['alertRules', 'Alert Rule'],
])('one of %s is a %s', (name, one) => {
  expect(singularOf(name)).toBe(one);
});

it('knows which declared entities a reference may lead to', async () => {
  const known = await knownEntities('resources');
  expect(known).toContainEqual({ name: 'zones', isScoped: true });
  expect(known).toContainEqual({ name: 'models', isScoped: false });
  // It is within an organization.
  expect(known.map(({ name }) => name)).not.toContain('webhooks');
  expect(known.map(({ name }) => name)).not.toContain('organizationUnits');
});
