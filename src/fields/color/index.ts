/** A color; sent and sorted as text. */
import type { ColorField } from '../../schema/field';
import type { Kind } from '../kind';

const whole = /^#[0-9a-f]{6}$/i;
const written = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

export const isColor = (text: string): boolean => whole.test(text);

/** '#FFF' and 'ffffff' become '#ffffff'; any other text is unchanged. */
export const widened = (text: string): string => {
  const [, digits] = written.exec(text.trim()) ?? [];
  if (digits === undefined) return text;
  const six = digits.length === 6 ? digits : digits.replace(/./g, '$&$&');
  return `#${six.toLowerCase()}`;
};

export const kind: Kind<ColorField> = { input: 'half' };
