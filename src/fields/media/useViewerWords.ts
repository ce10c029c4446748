/** What the viewer tells those who hear it: from where the model is seen. */
import { useTranslate } from 'react-admin';

const sides = ['left', 'right', 'front', 'back'] as const;

/** As JSON, under the viewer's own names (`upper-left`). */
export const useViewerWords = (): string => {
  const translate = useTranslate();
  const say = (key: string, values?: Readonly<Record<string, string>>) =>
    translate(`facings.fields.media.${key}`, values);
  return JSON.stringify({
    'interaction-prompt': say('turnHint'),
    ...Object.fromEntries(
      sides.flatMap((side) => {
        const from = say(`from.${side}`);
        return [
          [side, from],
          [`upper-${side}`, say('from.above', { from })],
          [`lower-${side}`, say('from.below', { from })],
        ];
      }),
    ),
  });
};
