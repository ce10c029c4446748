/** Compile-time tests of the value types of each field kind. */
import { expectTypeOf, it } from 'vitest';
import type { Flag } from '../../resources/organizationFeatures/flags';
import type { RecordOf } from '../../src/schema/defineResource';
import {
  cron,
  image,
  json,
  moment,
  number,
  own,
  picks,
  reference,
  tags,
  texts,
  timeZone,
} from '../../src/schema/fields';
import { fixed } from '../../src/schema/options';

const label = 'Label';
const load = () => Promise.resolve({ default: () => null });
const _fields = {
  size: number({ label }),
  at: moment({ label }),
  urls: texts({ label }),
  headers: json({ label }),
  units: picks({ label, options: fixed([]) }),
  flags: own<readonly Flag[]>({ label, cell: load, input: load }),
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
  expectTypeOf<Kinds['urls']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<Kinds['units']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<Kinds['flags']>().toEqualTypeOf<readonly Flag[]>();
  expectTypeOf<Kinds['zone']>().toEqualTypeOf<string>();
  expectTypeOf<Kinds['cron']>().toEqualTypeOf<string>();
  expectTypeOf<Kinds['parent']>().toEqualTypeOf<string>();
  expectTypeOf<Kinds['logo']>().toEqualTypeOf<File | string>();
  expectTypeOf<Kinds['services']>().toEqualTypeOf<readonly unknown[]>();
  expectTypeOf<Shown>().not.toHaveProperty('other');
});

it('may be missing in any record, but for the id', () => {
  expectTypeOf<Shown['size']>().toEqualTypeOf<number | null | undefined>();
  expectTypeOf<Shown['id']>().toEqualTypeOf<string | number>();
});
