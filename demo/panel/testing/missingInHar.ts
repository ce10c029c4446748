/** Checks an archive against HAR 1.2: http://www.softwareishard.com/blog/har-12-spec/, by hand. */
type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const size: Check = (value) => Number.isInteger(value) && (value as number) >= -1;
const time: Check = (value) => typeof value === 'number' && value >= 0;
const moment: Check = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value);
const object: Check = (value) => typeof value === 'object' && value !== null;
const pairs: Check = (value) =>
  Array.isArray(value) &&
  value.every((one: unknown) => {
    if (typeof one !== 'object' || one === null) return false;
    return text(Reflect.get(one, 'name')) && text(Reflect.get(one, 'value'));
  });

const ofArchive: Readonly<Record<string, Check>> = {
  version: (value) => value === '1.2',
  'creator.name': text,
  'creator.version': text,
  entries: Array.isArray,
};

const ofEntry: Readonly<Record<string, Check>> = {
  startedDateTime: moment,
  time,
  'request.method': text,
  'request.url': (value) => text(value) && URL.canParse(value as string),
  'request.httpVersion': text,
  'request.cookies': pairs,
  'request.headers': pairs,
  'request.queryString': pairs,
  'request.headersSize': size,
  'request.bodySize': size,
  'response.status': size,
  'response.statusText': text,
  'response.httpVersion': text,
  'response.cookies': pairs,
  'response.headers': pairs,
  'response.content.size': size,
  'response.content.mimeType': text,
  'response.redirectURL': text,
  'response.headersSize': size,
  'response.bodySize': size,
  cache: object,
  'timings.send': time,
  'timings.wait': time,
  'timings.receive': time,
};

/** Required only if the entry has such data. */
const ofPostData: Readonly<Record<string, Check>> = {
  'request.postData.mimeType': text,
  'request.postData.text': text,
};

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null
          ? (Reflect.get(inner, key) as unknown)
          : undefined,
      value,
    );

const wrong = (value: unknown, checks: Readonly<Record<string, Check>>): string[] =>
  Object.entries(checks).flatMap(([path, check]) => (check(at(value, path)) ? [] : [path]));

/** Paths of missing or invalid fields. */
export const missingInHar = (har: unknown): readonly string[] => {
  const log = at(har, 'log');
  const entries = at(log, 'entries');
  return [
    ...wrong(log, ofArchive),
    ...(Array.isArray(entries) ? (entries as unknown[]) : []).flatMap((entry, place) =>
      [
        ...wrong(entry, ofEntry),
        ...(at(entry, 'request.postData') === undefined ? [] : wrong(entry, ofPostData)),
      ].map((path) => `entries.${place}.${path}`),
    ),
  ];
};
