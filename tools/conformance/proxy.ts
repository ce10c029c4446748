/** For the kit's tests: a platform with one defect. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The defective behavior for a call; returns true if it has answered. */
export type Wrong = (call: string, to: ServerResponse) => boolean;

/** Changes the headers of a response. */
type ChangedHeaders = (call: string, headers: Record<string, string>) => Record<string, string>;

/** Changes a response. */
export type Changed = (call: string, json: unknown, url: string) => unknown;

interface Proxy {
  readonly url: string;
  readonly calls: readonly string[];
  readonly close: () => Promise<void>;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ['host', 'connection', 'content-length'].includes(name)
        ? []
        : [[name, String(value)]],
    ),
  );

export interface Faults {
  readonly wrong?: Wrong;
  readonly changed?: Changed;
  readonly headers?: ChangedHeaders;
}

/** Forwards everything to a correct platform, except for its defect. */
export const wrongPlatform = async (
  right: string,
  { wrong = () => false, changed, headers = (_, sent) => sent }: Faults,
): Promise<Proxy> => {
  const calls: string[] = [];
  const pass = async (message: IncomingMessage, to: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = message;
    const call = `${method} ${url.split('?')[0] ?? ''}`;
    calls.push(call);
    const body = await bodyOf(message);
    if (wrong(call, to)) return;
    const answer = await fetch(right + url, {
      method,
      headers: headersOf(message),
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const text = await answer.text();
    const type = answer.headers.get('Content-Type') ?? 'text/plain';
    const isJson = type.includes('json') && changed !== undefined;
    const range = answer.headers.get('Content-Range');
    const sent = { 'Content-Type': type, ...(range === null ? {} : { 'Content-Range': range }) };
    to.writeHead(answer.status, headers(call, sent));
    to.end(isJson ? JSON.stringify(changed(call, JSON.parse(text), url)) : text);
  };
  const server = createServer((message, to) => {
    pass(message, to).catch(() => to.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
};
