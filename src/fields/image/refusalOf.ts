/** Why chosen files are refused, as a rule's message; null for exactly one image that can be shown. */
import type { ImageField } from '../../schema/field';
import { ruleMessage } from '../../schema/rules/message';
import { canShow } from './canShow';

export const refusalOf = async (
  files: readonly File[],
  { maxBytes }: ImageField,
): Promise<string | null> => {
  const [file, ...others] = files;
  if (!file || others.length > 0) return ruleMessage({ key: 'facings.rules.imageOne' });
  if (!file.type.startsWith('image/')) return ruleMessage({ key: 'facings.rules.imageType' });
  if (file.size > maxBytes) {
    const megabytes = Math.round(maxBytes / 1024 / 1024);
    return ruleMessage({ key: 'facings.rules.imageSize', values: { megabytes } });
  }
  return (await canShow(file)) ? null : ruleMessage({ key: 'facings.rules.imageType' });
};
