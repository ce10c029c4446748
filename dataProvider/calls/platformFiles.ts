/** Files that the platform creates: one call creates the file and returns its path, another downloads it. */
import type { ExportCall } from '../../src/schema/calls';
import { firstValueAt } from '../../src/schema/template';
import { errorOf } from '../mapping/platformError';
import { sendOver } from '../mapping/send';
import type { OutgoingCall, Transport } from '../transport/types';

/** Timeout in milliseconds: creating or downloading a large file takes long. */
const patience = 300_000;

type Download = (
  filepath: string,
  options?: Pick<OutgoingCall, 'signal' | 'onProgress'>,
) => Promise<Blob>;

const pathKeys = ['filepath', 'filePath', 'file_path', 'path'];
const paths = pathKeys.flatMap((key) => [key, `data.${key}`, `results.${key}`]);

const noFile = () => errorOf({ type: 'error', kind: 'malformed' });

/**
 * POST and GET on the same path. An export changes nothing, so it has no audit headers (rules R27).
 * @param stated where the file's path is in the response, and how the download names it
 */
export const platformFiles = (
  transport: Transport,
  path: string,
  { read, parameter = 'filepath' }: Partial<Pick<ExportCall, 'read' | 'parameter'>> = {},
) => {
  const send = sendOver(transport);

  /** Creates the file; resolves to its path. */
  const start = async (body: object, signal?: AbortSignal): Promise<string> => {
    const answer = await send({ method: 'POST', path, body, timeoutMs: patience, signal });
    const filePath =
      typeof answer === 'string'
        ? answer
        : firstValueAt(answer, read === undefined ? paths : [read]);
    if (typeof filePath !== 'string' || filePath.trim() === '') throw noFile();
    return filePath;
  };

  const download: Download = async (filepath, { signal, onProgress } = {}) => {
    const file = await send({
      method: 'GET',
      path,
      query: { [parameter]: filepath },
      isFile: true,
      timeoutMs: patience,
      signal,
      onProgress,
    });
    // An empty response, or JSON, is not a file.
    if (!(file instanceof Blob) || file.size === 0) throw noFile();
    return file;
  };

  return { start, download };
};
