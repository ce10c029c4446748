/** Builds files byte by byte, little-endian like glTF and zip. */
export const u16 = (...numbers: readonly number[]): Uint8Array =>
  Uint8Array.from(numbers.flatMap((one) => [one & 0xff, (one >>> 8) & 0xff]));

export const u32 = (...numbers: readonly number[]): Uint8Array =>
  Uint8Array.from(numbers.flatMap((one) => [0, 8, 16, 24].map((shift) => (one >>> shift) & 0xff)));

export const f32 = (numbers: readonly number[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(numbers.length * 4));
  numbers.forEach((one, at) => {
    view.setFloat32(at * 4, one, true);
  });
  return new Uint8Array(view.buffer);
};

export const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Pads to a multiple of `step`. */
export const padded = (part: Uint8Array, step: number, filler = 0): Uint8Array => {
  const rest = (step - (part.length % step)) % step;
  return joined(part, new Uint8Array(rest).fill(filler));
};

export const base64Of = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
};
