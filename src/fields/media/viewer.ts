/**
 * The viewer, set up to ask no other host than the model's own: decoders of compressed models (Draco, Basis,
 * Meshopt) come with the console. The first two are fetched when a model needs them; the last is a part of the
 * viewer, which uses it once it has been given the address of a script.
 */
import { ModelViewerElement } from '@google/model-viewer';
import basisScript from 'three/examples/jsm/libs/basis/basis_transcoder.js?url&no-inline';
import basisWasm from 'three/examples/jsm/libs/basis/basis_transcoder.wasm?url&no-inline';
import dracoWasm from 'three/examples/jsm/libs/draco/gltf/draco_decoder.wasm?url&no-inline';
import dracoScript from 'three/examples/jsm/libs/draco/gltf/draco_wasm_wrapper.js?url&no-inline';
import nothing from './nothing.js?url&no-inline';

/** No address of its own: what is asked for below it is found among the console's files. */
const folder = 'decoders:/';

const files: Readonly<Record<string, string>> = {
  'basis_transcoder.js': basisScript,
  'basis_transcoder.wasm': basisWasm,
  'draco_decoder.wasm': dracoWasm,
  'draco_wasm_wrapper.js': dracoScript,
};

/** Whether the page may run what is compiled; a strict policy may forbid it. The bytes are an empty module. */
const mayCompile = (): boolean => {
  try {
    return (
      new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) instanceof
      WebAssembly.Module
    );
  } catch {
    return false;
  }
};

// The viewer reads its settings under this global name as an element is made, and falls back to other hosts.
Object.assign(globalThis, {
  ModelViewerElement: {
    dracoDecoderLocation: folder,
    ktx2TranscoderLocation: folder,
    // It is waited for before any model: without it the plain ones are still shown.
    ...(mayCompile() ? { meshoptDecoderLocation: nothing } : {}),
    // For moving textures, which no model holds.
    lottieLoaderLocation: nothing,
  },
});
ModelViewerElement.mapURLs((url: string) =>
  url.startsWith(folder) ? (files[url.slice(folder.length)] ?? url) : url,
);

/** The element's members that the console uses. */
export interface Viewer extends HTMLElement {
  cameraOrbit: string;
  fieldOfView: string;
  getCameraOrbit: () => { readonly theta: number; readonly phi: number; readonly radius: number };
  /** By so many presses of a key. */
  zoom: (presses: number) => void;
  jumpCameraToGoal: () => void;
  /** When what was set has been taken up. */
  readonly updateComplete: Promise<unknown>;
  resetTurntableRotation: (theta?: number) => void;
}
