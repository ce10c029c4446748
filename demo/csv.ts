/** Builds CSV (RFC 4180) and serves it as the platform does. */
type Cell = string | number | null | undefined;

const quoted = (value: Cell): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvOf = (lines: readonly (readonly Cell[])[]): string =>
  lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

/** Serves an export; its name is the end of its path. The size is sent, so that progress can be shown. */
export const csvFile = (filepath: string, csv: string): Response => {
  const bytes = new TextEncoder().encode(csv);
  return new Response(bytes, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `attachment; filename="${String(filepath.split('/').at(-1))}"`,
      'Cache-Control': 'no-store',
    },
  });
};
