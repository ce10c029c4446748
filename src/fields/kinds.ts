/** The non-visual part of each kind; a kind without an entry does not compile. */
import { kind as assignments } from './assignments';
import { kind as choice } from './choice';
import { kind as chosen } from './chosen';
import { kind as color } from './color';
import { kind as count } from './count';
import { kind as credentials } from './credentials';
import { kind as cron } from './cron';
import { kind as date } from './date';
import { kind as image } from './image';
import { kind as json } from './json';
import { kind as labels } from './labels';
import { kind as links } from './links';
import { kind as media } from './media';
import { kind as moment } from './moment';
import { kind as number } from './number';
import { kind as own } from './own';
import { kind as phrases } from './phrases';
import { kind as picks } from './picks';
import { kind as reference } from './reference';
import { kind as settings } from './settings';
import { kind as size } from './size';
import { kind as onOff } from './switch';
import { kind as tags } from './tags';
import { kind as text } from './text';
import { kind as texts } from './texts';
import { kind as time } from './time';
import { kind as timeZone } from './timeZone';
import { kind as typed } from './typed';
import type { Field, FieldKind, FieldOf } from '../schema/field';
import type { Kind } from './kind';

const kinds: { readonly [K in FieldKind]: Kind<FieldOf<K>> } = {
  assignments,
  choice,
  chosen,
  color,
  count,
  credentials,
  cron,
  date,
  image,
  json,
  labels,
  links,
  media,
  moment,
  number,
  own,
  phrases,
  picks,
  reference,
  settings,
  size,
  switch: onOff,
  tags,
  text,
  texts,
  time,
  timeZone,
  typed,
};

/** The map's type pairs each kind with its entry, but TypeScript loses that in a lookup. */
export const kindOf = ({ kind }: Pick<Field, 'kind'>): Kind => kinds[kind] as Kind;
