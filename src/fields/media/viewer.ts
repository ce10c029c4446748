/**
 * The 3D viewer, configured to request nothing but the model itself: the decoders of compressed models (Draco, Basis,
 * Meshopt) are part of the console. The first two are fetched when a model needs them; the last one is built into the
 * viewer, which enables it once it has the address of a script.
 */
import { ModelViewerElement } from '@google/model-viewer';
import basisScript from 'three/examples/jsm/libs/basis/basis_transcoder.js?url&no-inline';
import basisWasm from 'three/examples/jsm/libs/basis/basis_transcoder.wasm?url&no-inline';
import dracoWasm from 'three/examples/jsm/libs/draco/gltf/draco_decoder.wasm?url&no-inline';
import dracoScript from 'three/examples/jsm/libs/draco/gltf/draco_wasm_wrapper.js?url&no-inline';
import nothing from './nothing.js?url&no-inline';

/** A placeholder scheme: requests below it are mapped to the console's own files. */
const folder = 'decoders:/';

const files: Readonly<Record<string, string>> = {
  'basis_transcoder.js': basisScript,
  'basis_transcoder.wasm': basisWasm,
  'draco_decoder.wasm': dracoWasm,
  'draco_wasm_wrapper.js': dracoScript,
};

/**
 * Whether the page may compile WebAssembly; a strict content security policy forbids it. The bytes are an empty
 * module.
 */
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

// The viewer reads this global when an element is created, and would otherwise load decoders from other hosts.
Object.assign(globalThis, {
  ModelViewerElement: {
    dracoDecoderLocation: folder,
    ktx2TranscoderLocation: folder,
    // The viewer waits for this decoder before any model; without it, uncompressed models still work.
    ...(mayCompile() ? { meshoptDecoderLocation: nothing } : {}),
    // For animated textures, which no model here has.
    lottieLoaderLocation: nothing,
  },
});
ModelViewerElement.mapURLs((url: string) =>
  url.startsWith(folder) ? (files[url.slice(folder.length)] ?? url) : url,
);

/** The members of the viewer element that the console uses. */
export interface Viewer extends HTMLElement {
  cameraOrbit: string;
  fieldOfView: string;
  getCameraOrbit: () => { readonly theta: number; readonly phi: number; readonly radius: number };
  /** Zooms by a number of key presses. */
  zoom: (presses: number) => void;
  jumpCameraToGoal: () => void;
  /** Resolves when the viewer has applied its new properties. */
  readonly updateComplete: Promise<unknown>;
  resetTurntableRotation: (theta?: number) => void;
}
