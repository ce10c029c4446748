// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mediaAddressOf } from './addressOf';

describe('the address of a file', () => {
  it.each([
    ['https://cdn.example/a/box.glb?sig=1', false, 'box.glb'],
    ['/media/box.glb', true, 'box.glb'],
    [`${window.location.origin}/media/box.glb`, true, 'box.glb'],
    ['data:model/gltf-binary;name=crate.glb;base64,AAAA', true, 'crate.glb'],
  ])('%s is local: %s, saved as %s', (text, isHere, file) => {
    expect(mediaAddressOf(text)).toEqual({
      href: new URL(text, window.location.href).href,
      isHere,
      file,
    });
  });

  it.each([
    ['data:model/gltf-binary;base64,AAAA', /^file-[\da-f]{4}\.glb$/],
    ['data:model/vnd.usdz+zip;base64,AAAA', /^file-[\da-f]{4}\.usdz$/],
    ['data:image/svg+xml,%3Csvg/%3E', /^file-[\da-f]{4}\.svg$/],
    ['data:image/jpeg;base64,AAAA', /^file-[\da-f]{4}\.jpg$/],
  ])('%s is saved under its type', (text, file) => {
    expect(mediaAddressOf(text)?.file).toMatch(file);
  });

  it.each([
    ['javascript:alert(1)'],
    [' JavaScript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['ftp://files.example/box.glb'],
    ['https://'],
    [''],
    ['  '],
    [null],
    [7],
    [{}],
  ])('%j is not a file', (value) => {
    expect(mediaAddressOf(value)).toBeNull();
  });
});
