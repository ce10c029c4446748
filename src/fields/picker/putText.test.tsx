// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SyntheticEvent } from 'react';
import { expect, it } from 'vitest';
import { putText } from '../text/SuggestInput';

const letters: Readonly<Record<string, string>> = { '1': 'I', '0': 'O', '5': 'S' };
const put = (text: string) => Array.from(text, (letter) => letters[letter] ?? letter).join('');

const Box = () => {
  const [text, setText] = useState('');
  return (
    <>
      <input
        aria-label="Code"
        value={text}
        onInputCapture={(event: SyntheticEvent<HTMLInputElement>) => {
          putText(event.currentTarget, put);
        }}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <output>{text}</output>
    </>
  );
};

it('listeners get every character, including the last one', async () => {
  const user = userEvent.setup();
  render(<Box />);
  const box = screen.getByRole('textbox', { name: 'Code' });
  await user.type(box, 'A1');
  expect(box).toHaveValue('AI');
  expect(screen.getByRole('status')).toHaveTextContent(/^AI$/);
  await user.type(box, '5');
  expect(screen.getByRole('status')).toHaveTextContent(/^AIS$/);
});

it('the caret keeps its position', async () => {
  const user = userEvent.setup();
  render(<Box />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  await user.type(box, 'AB');
  await user.type(box, '0', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box).toHaveValue('AOB');
  expect(box.selectionStart).toBe(2);
});

it('pasted text is inserted the same way', async () => {
  const user = userEvent.setup();
  render(<Box />);
  await user.click(screen.getByRole('textbox', { name: 'Code' }));
  await user.paste('10');
  expect(screen.getByRole('status')).toHaveTextContent(/^IO$/);
});
