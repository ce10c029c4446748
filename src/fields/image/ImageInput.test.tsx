// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from '../testing/render';

const png = (name = 'logo.png', size = 4_000) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });

/** The addresses of files that are not valid images. */
const broken = new Set<File>();
const living = new Map<string, File>();

/** jsdom does not load images: this one fires the events that a browser would. */
class FakeImage {
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  set src(url: string) {
    const file = living.get(url);
    queueMicrotask(() => {
      if (file && !broken.has(file)) this.onload();
      else this.onerror();
    });
  }
}

beforeEach(() => {
  broken.clear();
  living.clear();
  vi.stubGlobal('Image', FakeImage);
  let made = 0;
  URL.createObjectURL = (file) => {
    made += 1;
    living.set(`blob:${made}`, file as File);
    return `blob:${made}`;
  };
  URL.revokeObjectURL = (url) => {
    living.delete(url);
  };
});

const logo = () => screen.getByLabelText(/Logo/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('image input', () => {
  it('shows the selected file and sends it', async () => {
    const onSubmit = vi.fn();
    const { container } = renderForm({ names: ['logo'], onSubmit });
    const file = png();
    await userEvent.upload(logo(), file);
    expect(await screen.findByText('logo.png, 4 kB')).toBeVisible();
    expect(container.querySelector('img')?.src).toMatch(/^blob:/);
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0].logo).toBe(file);
    });
  });

  it('replaces the first file by a second one, and releases its memory', async () => {
    const { unmount } = renderForm({ names: ['logo'] });
    await userEvent.upload(logo(), png('first.png'));
    expect(await screen.findByText(/first\.png/)).toBeVisible();
    await userEvent.upload(logo(), png('second.png'));
    expect(await screen.findByText(/second\.png/)).toBeVisible();
    expect(screen.queryByText(/first\.png/)).toBeNull();
    expect(living.size).toBe(1);
    unmount();
    expect(living.size).toBe(0);
  });

  it('refuses a file that is not really an image', async () => {
    renderForm({ names: ['logo'] });
    const file = png('page.png');
    broken.add(file);
    await userEvent.upload(logo(), file);
    expect(await screen.findByText(/This file is not a supported image/)).toBeVisible();
    expect(logo()).toBeInvalid();
    expect(screen.queryByText(/page\.png/)).toBeNull();
  });

  it('refuses another type, a too large file and several files', async () => {
    renderForm({ names: ['logo'] });
    const drop = (files: File[]) => {
      fireEvent.drop(screen.getByText('Choose an image or drop it here'), {
        dataTransfer: { files },
      });
    };
    drop([new File(['<html>'], 'a.html', { type: 'text/html' })]);
    expect(await screen.findByText(/This file is not a supported image/)).toBeVisible();
    drop([png('big.png', 6 * 1024 * 1024)]);
    expect(await screen.findByText('The image should be at most 5 MB.')).toBeVisible();
    drop([png('one.png'), png('two.png')]);
    expect(await screen.findByText('Choose exactly one image.')).toBeVisible();
    drop([png('one.png')]);
    expect(await screen.findByText(/one\.png/)).toBeVisible();
    expect(screen.queryByText('Choose exactly one image.')).toBeNull();
  });

  it('shows why a file is refused, also after submitting', async () => {
    renderForm({ names: ['logo'] });
    await save();
    expect(await screen.findByText('Logo is required.')).toBeVisible();
    const file = png('page.png');
    broken.add(file);
    await userEvent.upload(logo(), file);
    expect(await screen.findByText(/This file is not a supported image/)).toBeVisible();
    expect(screen.queryByText('Logo is required.')).toBeNull();
    await userEvent.upload(logo(), png());
    expect(await screen.findByText(/logo\.png/)).toBeVisible();
    expect(logo()).toBeValid();
  });

  it('is empty after removal, with the focus on the input', async () => {
    renderForm({ names: ['logo'] });
    await userEvent.upload(logo(), png());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove image' }));
    expect(screen.queryByText(/logo\.png/)).toBeNull();
    expect(logo()).toHaveFocus();
    await save();
    expect(await screen.findByText('Logo is required.')).toBeVisible();
  });

  it('shows the stored image', () => {
    const { container } = renderForm({
      names: ['logo'],
      record: { id: 's-1', logo: 'https://img.example/logo.png' },
    });
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://img.example/logo.png');
    expect(screen.getByText('Current image')).toBeVisible();
  });

  describe('of a record whose image can only be replaced', () => {
    const stored = 'https://img.example/banner.png';
    const banner = () => screen.getByLabelText(/Banner/);
    const shown = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');
    const show = () => {
      const onSubmit = vi.fn();
      const record = { id: 's-1', banner: stored };
      return { ...renderForm({ names: ['banner'], record, onSubmit }), onSubmit };
    };

    it('is kept, and cannot be removed', async () => {
      const { onSubmit } = show();
      expect(screen.queryByRole('button', { name: 'Remove image' })).toBeNull();
      await save();
      await waitFor(() => {
        expect(onSubmit.mock.calls[0]?.[0].banner).toBe(stored);
      });
    });

    it('is replaced by a file, and restored when that is removed', async () => {
      const { container, onSubmit } = show();
      await userEvent.upload(banner(), png('new.png'));
      expect(await screen.findByText(/new\.png/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Remove image' }));
      expect(shown(container)).toBe(stored);
      await userEvent.upload(banner(), png('other.png'));
      expect(await screen.findByText(/other\.png/)).toBeVisible();
      await save();
      await waitFor(() => {
        expect(onSubmit.mock.calls[0]?.[0].banner).toHaveProperty('name', 'other.png');
      });
    });

    it('is kept after a file was refused', async () => {
      const { container } = show();
      const file = png('page.png');
      broken.add(file);
      await userEvent.upload(banner(), file);
      expect(await screen.findByText(/This file is not a supported image/)).toBeVisible();
      expect(shown(container)).toBe(stored);
    });
  });
});
