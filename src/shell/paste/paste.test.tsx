// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../../app/i18nProvider';
import { english } from '../../messages/en/index';
import { cleanedText } from './cleanPaste';
import { PasteCleaning } from './PasteCleaning';

const Inputs = ({ type }: { readonly type: string }) => {
  const [text, setText] = useState('');
  return (
    <>
      <label>
        Name
        <input
          type={type}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
      </label>
      <label>
        Note
        <textarea />
      </label>
      <p>{`The form has "${text}"`}</p>
    </>
  );
};

const show = (type = 'text') =>
  render(
    <CoreAdminContext i18nProvider={createI18nProvider(english)} store={memoryStore()}>
      <Inputs type={type} />
      <PasteCleaning />
    </CoreAdminContext>,
  );
const pasteInto = async (name: string, text: string) => {
  await userEvent.click(screen.getByLabelText(name));
  await userEvent.paste(text);
};

/** Drops as a browser does: the text is inserted, on one line without its breaks, and selected. */
const dropInto = (element: HTMLInputElement | HTMLTextAreaElement, text: string, at: number) => {
  fireEvent.drop(element, { dataTransfer: { getData: () => text } });
  const dropped = { bubbles: true, inputType: 'insertFromDrop', data: text };
  fireEvent(element, new InputEvent('beforeinput', dropped));
  const own = element instanceof HTMLTextAreaElement ? text : text.replaceAll('\n', '');
  const { value } = element;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value')?.set?.call(
    element,
    value.slice(0, at) + own + value.slice(at),
  );
  if (element.selectionEnd !== null) element.setSelectionRange(at, at + own.length);
  fireEvent(element, new InputEvent('input', dropped));
};

describe('a drop', () => {
  const name = () => screen.getByLabelText<HTMLInputElement>('Name');

  it('of several lines keeps its words apart where it was dropped, and says so', async () => {
    show();
    await pasteInto('Name', 'before after');
    dropInto(name(), 'first\nsecond\u200b', 7);
    expect(name()).toHaveValue('before first secondafter');
    expect(screen.getByText('The form has "before first secondafter"')).toBeVisible();
    expect(
      await screen.findByText(
        'Line breaks were replaced with spaces. Invisible characters were removed.',
      ),
    ).toBeVisible();
  });

  it('on an input without a caret is cleaned as well', () => {
    show('email');
    dropInto(name(), 'ada@facings.example\u200b', 0);
    expect(screen.getByText('The form has "ada@facings.example"')).toBeVisible();
  });

  it('of plain text, of lines on several lines, and on a password is left to the browser', () => {
    const { unmount } = show();
    dropInto(name(), 'plain', 0);
    expect(name()).toHaveValue('plain');
    const note = screen.getByLabelText<HTMLTextAreaElement>('Note');
    dropInto(note, 'first\nsecond', 0);
    expect(note).toHaveValue('first\nsecond');
    expect(screen.queryByRole('status')).toBeNull();
    unmount();
    show('password');
    dropInto(name(), 'a\u200bb', 0);
    expect(name()).toHaveValue('a\u200bb');
  });
});

describe('a paste', () => {
  it('of several lines keeps its words apart in an input of one line, and says so', async () => {
    show();
    await pasteInto('Name', '\nfirst line\r\nsecond line\n');
    expect(screen.getByLabelText('Name')).toHaveValue('first line second line');
    expect(screen.getByText('The form has "first line second line"')).toBeVisible();
    expect(await screen.findByText('Line breaks were replaced with spaces.')).toBeVisible();
    await userEvent.keyboard('!');
    expect(screen.queryByText('Line breaks were replaced with spaces.')).toBeNull();
  });

  it('loses invisible characters, and says so', async () => {
    show('search');
    await pasteInto('Name', 'AV-1\u200b');
    expect(screen.getByLabelText('Name')).toHaveValue('AV-1');
    expect(await screen.findByText('Invisible characters were removed.')).toBeVisible();
    fireEvent.blur(screen.getByLabelText('Name'));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps its lines in an input of several lines', async () => {
    show();
    await pasteInto('Note', 'first\nsecond\u202e');
    expect(screen.getByLabelText('Note')).toHaveValue('first\nsecond');
  });

  it('replaces what is selected', async () => {
    show();
    await pasteInto('Name', 'abc');
    screen.getByLabelText<HTMLInputElement>('Name').setSelectionRange(1, 2);
    await userEvent.paste('x\ny');
    expect(screen.getByLabelText('Name')).toHaveValue('ax yc');
  });

  it('of a password is left alone', async () => {
    show('password');
    await pasteInto('Name', 'a\u200bb');
    expect(screen.getByLabelText('Name')).toHaveValue('a\u200bb');
  });

  it.each(['Whole Milk', 'first\n', '\tcell\r\n', '👩\u200d🍳', '\u200c'])(
    'of %j is left to the browser',
    (text) => {
      expect(cleanedText(text, true)).toBeNull();
    },
  );
});
