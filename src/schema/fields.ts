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

export const text = (rest: Given<TextField, 'max'>): TextField => ({
  kind: 'text',
  max: longestText,
  ...rest,
});

/** The name of organizations, regions, zones and notional products (rules 5, Names). */
export const entityName = (rest: Partial<Given<TextField, 'max'>> = {}): TextField =>
  text({ label: 'Name', required: true, min: 2, ...rest });

export const choice = <Value extends string = string>(
  rest: Given<ChoiceField<Value>>,
): ChoiceField<Value> => ({ kind: 'choice', ...rest });

export const onOff = (rest: Given<SwitchField>): SwitchField => ({ kind: 'switch', ...rest });

export const count = (rest: Given<CountField>): CountField => ({ kind: 'count', ...rest });

export const number = ({ offered, ...rest }: Given<NumberField>): NumberField => ({
  kind: 'number',
  ...rest,
  ...(offered ? { offered: { ...offered, areNumbers: true } } : {}),
});

export const moment = (rest: Given<MomentField>): MomentField => ({ kind: 'moment', ...rest });

export const date = (rest: Given<DateField>): DateField => ({ kind: 'date', ...rest });

export const texts = (rest: Given<TextsField, 'max'>): TextsField => ({
  kind: 'texts',
  max: longestText,
  ...rest,
});

export const time = (rest: Given<TimeField>): TimeField => ({ kind: 'time', ...rest });

export const json = (rest: Given<JsonField>): JsonField => ({ kind: 'json', ...rest });

export const picks = (rest: Given<PicksField>): PicksField => ({ kind: 'picks', ...rest });

export const timeZone = (rest: Given<TimeZoneField>): TimeZoneField => ({
  kind: 'timeZone',
  ...rest,
});

export const cron = (rest: Given<CronField>): CronField => ({ kind: 'cron', ...rest });

export const reference = (to: string, rest: Given<ReferenceField, 'to'>): ReferenceField => ({
  kind: 'reference',
  ...rest,
  to,
});

const megabyte = 1024 * 1024;

export const image = (rest: Given<ImageField, 'maxBytes'>): ImageField => ({
  kind: 'image',
  maxBytes: 5 * megabyte,
  ...rest,
});

export const tags = (rest: Given<TagsField>): TagsField => ({ kind: 'tags', ...rest });

export const size = (rest: Given<SizeField>): SizeField => ({ kind: 'size', ...rest });

export const color = (rest: Given<ColorField>): ColorField => ({ kind: 'color', ...rest });

export const own = <Value>(rest: Given<OwnField<Value>>): OwnField<Value> => ({
  kind: 'own',
  ...rest,
});

export const media = (rest: Given<MediaField>): MediaField => ({ kind: 'media', ...rest });
