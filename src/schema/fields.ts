/** Builders of fields, used in declarations. */
import type {
  ChoiceField,
  ColorField,
  CountField,
  CronField,
  DateField,
  ImageField,
  JsonField,
  MediaField,
  MomentField,
  MoneyField,
  NumberField,
  OwnField,
  PicksField,
  ReferenceField,
  SizeField,
  SwitchField,
  TagsField,
  TextField,
  TextsField,
  TimeField,
  TimeZoneField,
} from './field';

type Given<F, Defaulted extends keyof F = never> = Omit<F, 'kind' | Defaulted> &
  Partial<Pick<F, Extract<Defaulted, keyof F>>>;

const longestText = 500;

export const text = (given: Given<TextField, 'max'>): TextField => ({
  kind: 'text',
  max: longestText,
  ...given,
});

/** The name of organizations, regions, zones and notional products (rules 5, Names). */
export const entityName = (given: Partial<Given<TextField, 'max'>> = {}): TextField =>
  text({ label: 'Name', required: true, min: 2, ...given });

export const choice = <Value extends string = string>(
  given: Given<ChoiceField<Value>>,
): ChoiceField<Value> => ({ kind: 'choice', ...given });

export const onOff = (given: Given<SwitchField>): SwitchField => ({ kind: 'switch', ...given });

export const count = (given: Given<CountField>): CountField => ({ kind: 'count', ...given });

export const number = ({ offered, ...given }: Given<NumberField>): NumberField => ({
  kind: 'number',
  ...given,
  ...(offered ? { offered: { ...offered, areNumbers: true } } : {}),
});

export const money = (given: Given<MoneyField>): MoneyField => ({ kind: 'money', ...given });

export const moment = (given: Given<MomentField>): MomentField => ({ kind: 'moment', ...given });

export const date = (given: Given<DateField>): DateField => ({ kind: 'date', ...given });

export const texts = (given: Given<TextsField, 'max'>): TextsField => ({
  kind: 'texts',
  max: longestText,
  ...given,
});

export const time = (given: Given<TimeField>): TimeField => ({ kind: 'time', ...given });

export const json = (given: Given<JsonField>): JsonField => ({ kind: 'json', ...given });

export const picks = (given: Given<PicksField>): PicksField => ({ kind: 'picks', ...given });

export const timeZone = (given: Given<TimeZoneField>): TimeZoneField => ({
  kind: 'timeZone',
  ...given,
});

export const cron = (given: Given<CronField>): CronField => ({ kind: 'cron', ...given });

export const reference = (to: string, given: Given<ReferenceField, 'to'>): ReferenceField => ({
  kind: 'reference',
  ...given,
  to,
});

const megabyte = 1024 * 1024;

export const image = (given: Given<ImageField, 'maxBytes'>): ImageField => ({
  kind: 'image',
  maxBytes: 5 * megabyte,
  ...given,
});

export const tags = (given: Given<TagsField>): TagsField => ({ kind: 'tags', ...given });

export const size = (given: Given<SizeField>): SizeField => ({ kind: 'size', ...given });

export const color = (given: Given<ColorField>): ColorField => ({ kind: 'color', ...given });

export const own = <Value>(given: Given<OwnField<Value>>): OwnField<Value> => ({
  kind: 'own',
  ...given,
});

export const media = (given: Given<MediaField>): MediaField => ({ kind: 'media', ...given });
