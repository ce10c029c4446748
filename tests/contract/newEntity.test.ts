/**
 * The output of `npm run new:entity` works at once: it compiles, passes the linter, and its calls match its pins. Tried
 * with samples of every shape, in one run of the linter, which compiles, too.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { RaRecord } from 'react-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityDemo } from '../../demo/entityDemo';
import { signInDemos } from '../../demo/signedIn';
import { platformOf } from '../../demo/platform';
import { declarations } from '../../resources/index';
import { lintFiles } from '../../scripts/lint/testing/lintFiles';
import { formatted } from '../../scripts/lib/formatted.mjs';
import { scaffold } from '../../tools/newEntity/scaffold.mjs';
import { entities, samples } from '../../tools/newEntity/testing/samples';
import { wrongArrow } from '../../scripts/rooms.mjs';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { createRegistry } from '../../src/schema/registry';
import { changeable, otherValues } from './changes';
import { begunValues, createForms, formFields, formValues } from './forms';
import type { EntityPins, Pin } from './pin';
import { createRecorded, type Sent } from './record';

const root = resolve(import.meta.dirname, '../..');

/** Every generated file, by its path in the repository, as the command writes it. */
const files = new Map<string, string>();
let folder = '';

/** A file outside the repository imports the rooms by absolute paths. */
const reaching = (path: string, text: string): string =>
  text.replaceAll(/from '(\.[^']*)'/g, (_, target: string) => {
    const whole = resolve(root, dirname(path), target);
    return `from '${whole}'`;
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facings-generated-'));
  for (const { name, json } of samples) {
    for (const [path, text] of scaffold({ name, sample: json, entities }).files) {
      const filepath = join(root, path);
      const code = await formatted(filepath, text);
      files.set(path, code);
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), reaching(path, code));
    }
  }
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('compiles and passes the linter', async () => {
  const reached = new Map([...files].map(([path, code]) => [path, reaching(path, code)]));
  expect(await lintFiles(reached)).toEqual([]);
}, 60_000);

it('follows the arrows between rooms', () => {
  const arrows = [...files].flatMap(([from, code]) =>
    Array.from(code.matchAll(/^import (type )?[^']*'(\.[^']*)'/gm), ([, type, target = '']) =>
      wrongArrow({ from, to: join(dirname(from), target), kind: type ? 'type' : 'value' }),
    ),
  );
  expect(arrows.length).toBeGreaterThan(files.size);
  expect(arrows.filter((wrong) => wrong !== undefined)).toEqual([]);
});

/** The exported value of a generated module that matches. */
const exported = async <Value>(path: string, isWanted: (value: object) => boolean) => {
  const module = (await import(/* @vite-ignore */ join(folder, path))) as Record<string, object>;
  const value = Object.values(module).find(isWanted);
  if (!value) throw new Error(`${path} exports nothing of the kind.`);
  return value as Value;
};

const keysOf = ({ query, body, call }: Pin) => ({
  call,
  query: [...(query ?? [])].sort(),
  body: body && [...body].sort(),
});

/** A sent call in the format of its pin. */
const asPin = (sent: Sent | undefined, { call }: Pin) => {
  const [, template = ''] = call.split(' ');
  const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return {
    call:
      sent && pattern.test(sent.path) ? `${sent.method} ${template}` : (sent?.path ?? 'nothing'),
    query: [...(sent?.query ?? [])].sort(),
    body: sent?.body && [...sent.body].sort(),
  };
};

describe.each(samples)('$name: $shape', ({ name }) => {
  it('reads and writes as its pins say, every record of the sample too', async () => {
    const declaration = await exported<AnyDeclaration>(
      `resources/${name}.ts`,
      (value) => 'fields' in value,
    );
    const demo = await exported<EntityDemo>(
      `demo/entities/${name}.ts`,
      (value) => 'handlers' in value,
    );
    const pins = await exported<Readonly<Record<string, EntityPins>>>(
      `tests/contract/pins/${name}.ts`,
      (value) => name in value,
    );
    const pin = pins[name] ?? {};
    const others = declarations.filter((one) => one.name !== name);
    const recorded = await createRecorded({
      own: createRegistry([...others, declaration]),
      options: { platform: platformOf([...signInDemos, demo]) },
    });
    const { provider, taken } = recorded;
    const list = async (filter: object) =>
      provider.getList<RaRecord>(name, {
        pagination: { page: 1, perPage: 100 },
        sort: { field: declaration.list?.columns[0] ?? 'id', order: 'ASC' },
        filter,
      });
    const holds = (wanted: Pin | undefined): void => {
      const calls = taken();
      if (!wanted) return;
      // An update may read the stored record first.
      const isRead = wanted.call.startsWith('GET');
      const sent = calls.find(({ method }) => isRead || method !== 'GET');
      expect(sent?.status, wanted.call).toBe(200);
      expect(asPin(sent, wanted)).toEqual(keysOf(wanted));
    };

    taken();
    const { data: rows } = await list({});
    holds(pin.list);
    expect(rows.length).toBeGreaterThan(0);
    await list({ q: 'mil' });
    holds(pin.searched);
    for (const filter of declaration.list?.filters ?? []) {
      const found = await list({ [filter]: rows[0]?.[filter] as unknown });
      expect(found.data.length, filter).toBeGreaterThan(0);
      taken();
    }

    const forms = await createForms(Promise.resolve(recorded));
    for (const { id } of rows) {
      const opened = await forms.open(declaration, id, {});
      for (const field of changeable(declaration, formFields(declaration), opened.values)) {
        const [value] = await otherValues({
          forms,
          name: field,
          field: declaration.fields[field]!,
          values: opened.values,
        });
        if (value === undefined) continue;
        const outcome = await forms.save(declaration, opened, { [field]: value });
        if (outcome.type !== 'ruled') expect(outcome).toMatchObject({ type: 'saved' });
      }
      taken();
    }

    if (pin.create) {
      const { data } = await provider.create(name, {
        data: { ...begunValues(declaration, {}), ...pin.create.values },
      });
      holds(pin.create);
      expect(data.id).toBeTruthy();
    }
    const [first] = rows;
    if (!first) return;
    if (pin.update) {
      await provider.update(name, {
        id: first.id,
        data: formValues(declaration, first),
        previousData: first,
      });
      holds(pin.update);
    }
    await provider.delete(name, { id: first.id, previousData: first });
    holds(pin.remove);
  });
});
