/** Compile-time tests of the value types of each field kind. */
import { expectTypeOf, it } from 'vitest';
import type { RecordOf } from '../../src/schema/defineResource';
import type { FlagType, SettingEntry } from '../../src/schema/field';
import {
  assignments,
  cron,
  image,
  json,
  links,
  moment,
  number,
  picks,
  reference,
  settings,
  tags,
  timeZone,
  typed,
} from '../../src/schema/fields';
import { fixed } from '../../src/schema/options';

const label = 'Label';
const _fields = {
  size: number({ label }),
  at: moment({ label }),
  urls: links({ label }),
  headers: json({ label }),
  value: typed('type', { label }),
  units: picks({ label, options: fixed([]) }),
  flags: settings({ label }),
  defaults: assignments({ label, options: fixed([]) }),
  zone: timeZone({ label }),
  cron: cron({ label }),
  parent: reference('things', { label }),
  logo: image({ label }),
  services: tags({ label, item: 'name' }),
};

type Shown = RecordOf<{ readonly fields: typeof _fields }>;
type Kinds = { readonly [K in keyof Shown]-?: NonNullable<Shown[K]> };

it('is the type of its values', () => {
  expectTypeOf<Kinds['size']>().toEqualTypeOf<number>();
  expectTypeOf<Kinds['at']>().toEqualTypeOf<string | number>();
  expectTypeOf<Kinds['urls']>().toEqualTypeOf<readonly string[] | string>();
  expectTypeOf<Kinds['value']>().toEqualTypeOf<string | number | boolean>();
  expectTypeOf<Kinds['units']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<Kinds['flags']>().toEqualTypeOf<readonly SettingEntry[]>();
  expectTypeOf<Kinds['defaults']>().toEqualTypeOf<Readonly<Record<string, string | null>>>();
  expectTypeOf<Kinds['zone']>().toEqualTypeOf<string>();
  expectTypeOf<Kinds['cron']>().toEqualTypeOf<string>();
  expectTypeOf<Kinds['parent']>().toEqualTypeOf<string>();
  expectTypeOf<Kinds['logo']>().toEqualTypeOf<File | string>();
  expectTypeOf<Kinds['services']>().toEqualTypeOf<readonly unknown[]>();
  expectTypeOf<Shown>().not.toHaveProperty('other');
  expectTypeOf<FlagType>().toEqualTypeOf<'BOOLEAN' | 'STRING' | 'UUID' | 'NUMBER'>();
});

it('may be missing in any record, but for the id', () => {
  expectTypeOf<Shown['size']>().toEqualTypeOf<number | null | undefined>();
  expectTypeOf<Shown['id']>().toEqualTypeOf<string | number>();
});
