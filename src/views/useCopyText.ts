import { useNotify } from 'react-admin';

interface CopyMessages {
  readonly done: string;
  /** Without a clipboard, which the browser may forbid and has not without https; may show the text as `link`. */
  readonly refused: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Copies a text to the clipboard, and says so. */
export const useCopyText = () => {
  const notify = useNotify();
  return async (text: string, { done, refused, values = {} }: CopyMessages): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(done, { type: 'success', messageArgs: values });
    } catch {
      notify(refused, { type: 'warning', messageArgs: { ...values, link: text } });
    }
  };
};
