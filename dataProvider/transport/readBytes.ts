/** Reads a file's bytes as they arrive, to show progress. */
import type { OutgoingCall } from './types';

/** Number of bytes to expect; null if it is unknown, or if it counts compressed bytes. */
const sizeOf = ({ headers }: Response): number | null => {
  const packed = headers.get('Content-Encoding') ?? 'identity';
  const size = Number(headers.get('Content-Length'));
  return packed === 'identity' && Number.isSafeInteger(size) && size > 0 ? size : null;
};

export const readBytes = async (
  response: Response,
  onProgress?: OutgoingCall['onProgress'],
): Promise<Blob> => {
  const type = response.headers.get('Content-Type') ?? '';
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const size = sizeOf(response);
  let read = 0;
  onProgress?.(size === null ? null : 0);
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    parts.push(next.value);
    read += next.value.byteLength;
    // More than announced, so the header was about something else.
    onProgress?.(size === null || read > size ? null : read / size);
  }
  return new Blob(parts, { type });
};
