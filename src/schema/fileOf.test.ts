import { describe, expect, it } from 'vitest';
import { fileOf } from './template';

describe('the file of an address', () => {
  it.each([
    ['https://cdn.example/a/box.glb', 'box.glb'],
    ['https://cdn.example/a/box.glb?X-Signature=a/b#c', 'box.glb'],
    ['/media/olive%20oil.png', 'olive oil.png'],
    ['https://cdn.example/a/', 'a'],
    ['https://cdn.example', ''],
    ['https://cdn.example/50%.png', '50%.png'],
    ['data:model/gltf-binary;name=box.glb;base64,AAAA', 'box.glb'],
    ['data:image/png;filename=a%20b.png;base64,AAAA', 'a b.png'],
    ['', ''],
  ])('%s is %j', (address, name) => {
    expect(fileOf(address)).toBe(name);
  });

  it('distinguishes files without a name, always in the same way', () => {
    const one = fileOf('data:image/png;base64,AAAA');
    expect(one).toMatch(/^#[\da-f]{4}$/);
    expect(fileOf('data:image/png;base64,AAAA')).toBe(one);
    expect(fileOf('data:image/png;base64,AAAB')).not.toBe(one);
  });
});
