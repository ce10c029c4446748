import { useState } from 'react';
import { Field, Form, LineButton } from '../Form';
import { say } from '../say';
import { useStandIn } from '../StandInContext';
import { wholeNumber } from '../wholeNumber';
import { words } from '../words';

interface NumberSettingProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Error message for invalid input. */
  readonly wrong: string;
  readonly hint?: string;
  readonly onSet: (value: number) => Promise<void>;
}

/** A number that applies immediately when it is set. */
export const NumberSetting = ({
  label,
  value,
  least,
  most,
  wrong,
  hint,
  onSet,
}: NumberSettingProps) => {
  const { change } = useStandIn();
  // The typed text, until it is set; null shows the current value.
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  return (
    <Form
      isLine
      onSubmit={async () => {
        const wanted = wholeNumber(typed ?? String(value), { least, most });
        setIsWrong(wanted === undefined);
        if (wanted === undefined) return;
        await change(() => onSet(wanted), say(words.state.is, { label, value: wanted }));
        setTyped(null);
      }}
    >
      <Field
        isNumber
        label={label}
        value={typed ?? String(value)}
        error={isWrong ? wrong : undefined}
        helperText={hint}
        onChange={setTyped}
      />
      <LineButton aria-label={`${words.state.set}: ${label}`}>{words.state.set}</LineButton>
    </Form>
  );
};
