/** Files that the platform creates: one call creates the file and returns its path, another downloads it. */
import { firstValueAt } from '../../src/schema/template';
import { isFailure } from '../failure';
import { errorOf } from '../mapping/platformError';
import type { Transport } from '../transport/types';
import type { AnalyticsCalls } from './analyticsTypes';

/** Timeout in milliseconds: creating or downloading a large file takes long. */
const patience = 300_000;

const pathKeys = ['filepath', 'filePath', 'file_path', 'path'];
const paths = pathKeys.flatMap((key) => [key, `data.${key}`, `results.${key}`]);

const noFile = () => errorOf({ type: 'error', kind: 'malformed' });

/** POST and GET on the same path. An export changes nothing, so it has no audit headers (rules R27). */
export const platformFiles = (transport: Transport, path: string) => {
  const start = async (body: object, signal?: AbortSignal): Promise<string> => {
    const result = await transport.send({
      method: 'POST',
      path,
      body,
      timeoutMs: patience,
      ...(signal ? { signal } : {}),
    });
    if (isFailure(result)) throw errorOf(result);
    const filePath =
      typeof result.data === 'string' ? result.data : firstValueAt(result.data, paths);
    if (typeof filePath !== 'string' || filePath.trim() === '') throw noFile();
    return filePath;
  };

  const download: AnalyticsCalls['download'] = async (filepath, { signal, onProgress } = {}) => {
    const result = await transport.send({
      method: 'GET',
      path,
      query: { filepath },
      isFile: 'bytes',
      timeoutMs: patience,
      ...(signal ? { signal } : {}),
      ...(onProgress ? { onProgress } : {}),
    });
    if (isFailure(result)) throw errorOf(result);
    // An empty response, or JSON, is not a file.
    if (!(result.data instanceof Blob) || result.data.size === 0) throw noFile();
    return result.data;
  };

  return { start, download };
};
