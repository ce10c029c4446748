// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineResource } from '../../schema/defineResource';
import { media, onOff, text } from '../../schema/fields';
import { FieldCell } from '../FieldCell';
import { renderFields } from '../testing/render';

/** The real viewer needs WebGL, which jsdom lacks: this one has the same members and records calls. */
vi.mock('./viewer', () => {
  class FakeViewer extends HTMLElement {
    cameraOrbit = 'auto auto auto';
    fieldOfView = 'auto';
    presses = 0;
    jumps = 0;
    updateComplete = Promise.resolve();
    getCameraOrbit = () => ({ theta: 0, phi: 1, radius: 2 });
    zoom = (presses: number) => {
      this.presses += presses;
    };
    jumpCameraToGoal = () => {
      this.jumps += 1;
    };
    resetTurntableRotation = () => undefined;
  }
  customElements.define('model-viewer', FakeViewer);
  return {};
});

interface FakeViewer extends HTMLElement {
  readonly cameraOrbit: string;
  readonly presses: number;
  readonly jumps: number;
}

const files = defineResource({
  name: 'files',
  label: 'File',
  labels: 'Files',
  routes: {},
  api: '/api/files',
  fields: {
    picture: media({ label: 'Picture' }),
    model: media({ label: 'Model', modelType: 'type', markedBy: 'is_first' }),
    is_first: onOff({ label: 'First', words: { on: 'First choice', off: 'No' } }),
    type: text({ label: 'Type' }),
    name: text({ label: 'Name' }),
  },
  represent: '{name}',
});

let isStill = false;
let canDraw = true;

beforeEach(() => {
  isStill = false;
  canDraw = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStill && query.includes('prefers-reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  HTMLCanvasElement.prototype.getContext = (() =>
    canDraw ? {} : null) as typeof HTMLCanvasElement.prototype.getContext;
});

const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
  event.preventDefault();
});

/** Inside a form, to check that a cell's buttons do not submit it. */
const show = (name: 'picture' | 'model', values: Readonly<Record<string, unknown>>) => {
  onSubmit.mockClear();
  return renderFields(
    <form onSubmit={onSubmit}>
      <FieldCell
        declaration={files}
        source={name}
        record={{ id: 'f-1', name: 'Crate', ...values }}
        place="row"
      />
    </form>,
    undefined,
    [files],
  );
};

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open Crate' }));
  return screen.findByRole('dialog', { name: 'Crate' });
};

describe('one of several', () => {
  it('shows its mark beside its name in any column', async () => {
    show('model', { model: '/a.glb', type: 'GLB', is_first: true });
    expect(await screen.findByText('First choice')).toBeVisible();
  });

  it('shows nothing while it is not marked', async () => {
    show('model', { model: '/a.glb', type: 'GLB', is_first: false });
    expect(await screen.findByRole('button', { name: 'Open Crate' })).toBeVisible();
    expect(screen.queryByText('First choice')).not.toBeInTheDocument();
  });
});

describe('a picture', () => {
  const picture = 'https://cdn.example/crate.png';

  it('has a thumbnail, which is loaded when it becomes visible', async () => {
    show('picture', { picture });
    const image = (await screen.findByRole('button', { name: 'Open Crate' })).querySelector('img');
    expect(image).toHaveAttribute('src', picture);
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('opens large with its name; Escape closes it and the focus returns', async () => {
    show('picture', { picture });
    const dialog = await open();
    expect(await within(dialog).findByRole('img', { name: 'Crate' })).toHaveAttribute(
      'src',
      picture,
    );
    expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.getByRole('button', { name: 'Open Crate' })).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('of another host is downloaded in a new tab, and says so', async () => {
    show('picture', { picture });
    const link = await screen.findByRole('link', { name: 'Download Crate, opens in a new tab' });
    expect(link).toHaveAttribute('href', picture);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('of this host, or inside its address, is saved under its name', async () => {
    show('picture', { picture: '/media/crate.png' });
    const link = await screen.findByRole('link', { name: 'Download Crate' });
    expect(link).toHaveAttribute('download', 'crate.png');
    expect(link).not.toHaveAttribute('target');
  });

  it('that fails to load is reported in both sizes; another address is tried', async () => {
    const { again } = show('picture', { picture });
    const button = await screen.findByRole('button', { name: 'Open Crate' });
    fireEvent.error(button.querySelector('img')!);
    expect(screen.getByText('Image unavailable.')).toBeVisible();
    expect(button.querySelector('img')).toBeNull();
    const dialog = await open();
    fireEvent.error(await within(dialog).findByRole('img', { name: 'Crate' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('The image could not be loaded.');
    expect(within(dialog).getByRole('link', { name: /^Download/ })).toBeVisible();
    again(
      <FieldCell
        declaration={files}
        source="picture"
        record={{ id: 'f-1', name: 'Crate', picture: 'https://cdn.example/other.png' }}
        place="row"
      />,
    );
    await waitFor(() => {
      expect(screen.queryByText('Image unavailable.')).not.toBeInTheDocument();
    });
  });

  it('whose address is not a file has no link and cannot be opened', async () => {
    show('picture', { picture: 'javascript:alert(1)' });
    expect(await screen.findByText('There is no file at this address.')).toBeVisible();
    expect(screen.getByText('Crate')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([[null], [undefined], ['']])('that is missing (%j) is a dash', (value) => {
    show('picture', { picture: value });
    expect(screen.getByText('–')).toBeVisible();
  });
});

describe('a GLB model', () => {
  const model = '/media/crate.glb';
  const viewer = () => document.querySelector<FakeViewer>('model-viewer')!;
  const stand = async (isLoaded = true) => {
    show('model', { model, type: 'GLB' });
    const dialog = await open();
    await waitFor(() => {
      expect(viewer()).not.toBeNull();
    });
    if (isLoaded) act(() => void viewer().dispatchEvent(new Event('load')));
    return dialog;
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('is an icon with its type in a row: models are not loaded there', async () => {
    show('model', { model, type: 'GLB' });
    expect(await screen.findByRole('button', { name: 'Open Crate' })).toHaveTextContent('GLB');
    expect(viewer()).toBeNull();
  });

  it('shows that it is loading', async () => {
    const dialog = await stand(false);
    expect(within(dialog).getByRole('status')).toHaveTextContent('Loading the model…');
    act(() => void viewer().dispatchEvent(new Event('load')));
    expect(within(dialog).queryByRole('status')).not.toBeInTheDocument();
    expect(viewer().getAttribute('alt')).toBe('Crate');
  });

  it('reports slow loading, and is still shown when it arrives', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const dialog = await stand(false);
      act(() => void vi.advanceTimersByTime(21_000));
      expect(within(dialog).getByRole('status')).toHaveTextContent('The model is still loading.');
      act(() => void viewer().dispatchEvent(new Event('load')));
      expect(within(dialog).queryByRole('status')).not.toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is turned by buttons, without submitting the form', async () => {
    await stand();
    await press('Turn left');
    expect(viewer().cameraOrbit).toBe(`${Math.PI / 4}rad 1rad 2m`);
    await press('Turn up');
    expect(viewer().cameraOrbit).toBe(`0rad ${1 - Math.PI / 8}rad 2m`);
    await press('Zoom in');
    expect(viewer().presses).toBe(4);
    await press('Reset view');
    expect(viewer().cameraOrbit).toBe('auto auto auto');
    expect(viewer().jumps).toBe(0);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('has disabled buttons until it is loaded', async () => {
    await stand(false);
    await press('Turn left');
    expect(viewer().cameraOrbit).toBe('auto auto auto');
    expect(screen.getByRole('button', { name: 'Turn left' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('rotates until that is stopped', async () => {
    await stand();
    expect(viewer()).toHaveAttribute('auto-rotate');
    await press('Stop rotating');
    expect(viewer()).not.toHaveAttribute('auto-rotate');
    await press('Rotate automatically');
    expect(viewer()).toHaveAttribute('auto-rotate');
  });

  it('does not rotate, and turns without animation, with reduced motion', async () => {
    isStill = true;
    await stand();
    expect(viewer()).not.toHaveAttribute('auto-rotate');
    await press('Turn right');
    await waitFor(() => {
      expect(viewer().jumps).toBe(1);
    });
  });

  it("announces its orientation in the catalogue's words", async () => {
    await stand();
    const words = JSON.parse(viewer().getAttribute('a11y') ?? '') as Record<string, string>;
    expect(words.left).toBe('Seen from the left');
    expect(words['upper-back']).toBe('Seen from behind, from above');
    expect(Object.keys(words)).toHaveLength(13);
  });

  it('that fails to load is reported, and can still be downloaded', async () => {
    const dialog = await stand(false);
    act(() => void viewer().dispatchEvent(new CustomEvent('error')));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('The model could not be loaded.');
    expect(within(dialog).getByRole('link', { name: 'Download Crate' })).toBeVisible();
    expect(within(dialog).queryByRole('group')).not.toBeInTheDocument();
  });

  it('is not loaded if the browser does not support it', async () => {
    canDraw = false;
    show('model', { model, type: 'GLB' });
    const dialog = await open();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'This browser cannot show 3D models.',
    );
    expect(viewer()).toBeNull();
  });
});

describe('another model', () => {
  it('of the type USDZ names the devices for it', async () => {
    show('model', { model: 'https://cdn.example/crate.usdz', type: 'USDZ' });
    const dialog = await open();
    expect(dialog).toHaveTextContent('USDZ models need an Apple device');
    expect(within(dialog).queryByRole('link', { name: 'View Crate' })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: /^Download Crate/ })).toBeVisible();
  });

  it('of the type USDZ is opened by devices that support it', async () => {
    vi.spyOn(DOMTokenList.prototype, 'supports').mockImplementation((token) => token === 'ar');
    show('model', { model: 'https://cdn.example/crate.usdz', type: 'usdz' });
    const dialog = await open();
    const link = within(dialog).getByRole('link', { name: 'View Crate' });
    expect(link).toHaveAttribute('rel', 'ar');
    expect(link).toHaveAttribute('href', 'https://cdn.example/crate.usdz');
    expect([...link.children].map(({ tagName }) => tagName)).toEqual(['IMG']);
  });

  it('of an unknown type is reported', async () => {
    show('model', { model: 'https://cdn.example/crate.fbx', type: 'FBX' });
    expect(within(await open()).getByRole('alert')).toHaveTextContent(
      'Models of type FBX cannot be shown here.',
    );
  });
});
