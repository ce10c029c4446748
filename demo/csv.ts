/** Tables for spreadsheets (RFC 4180), and how the platform hands them out. */
type Cell = string | number | null | undefined;

const quoted = (value: Cell): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvOf = (lines: readonly (readonly Cell[])[]): string =>
  lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

/** The file of an export, named as the end of its path; its size is told, so that progress can be. */
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
