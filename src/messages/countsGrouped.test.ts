/**
 * Numbers in texts of the catalogue have grouped digits (src/app/i18nProvider.ts). This finds counts that are drawn
 * without such a text: in a template (`+${rest.length}`) or as a component's content (`<b>{count}</b>`). They need
 * `useNumberText`, or a reason here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const counted = String.raw`(?:\.length|\.size|[cC]ount|[tT]otal)`;
const inTemplate = new RegExp(String.raw`\$\{[^{}()]*${counted}\}`);
const asContent = new RegExp(String.raw`(?:>|^\s*)\{[\w.]*${counted}\}`);

/** Styles and storage count as well, but nobody reads them. */
const isStyle = (line: string): boolean => /repeat\(|clamp\(/.test(line);

const drawnIn = (code: string): readonly string[] =>
  code
    .split('\n')
    .filter((line) => !isStyle(line) && (inTemplate.test(line) || asContent.test(line)))
    .map((line) => line.trim());

const drawn = ['src', 'resources'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.tsx') && !/\.test\.|\/testing\//.test(file))
    .flatMap((file) =>
      drawnIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
    ),
);

const known = [
  // How many more names or addresses one record has.
  'resources/environments/UrlsCell.tsx: {`+${rest.length}`}',
  'src/fields/tags/TagsCell.tsx: {rest.length > 0 && <Badge sx={{ flexShrink: 0 }}>{`+${rest.length}`}</Badge>}',
  // Texts of the catalogue, with numbers in them.
  'src/views/availability/AvailabilityList.tsx: {count}',
  // At most three filters.
  'src/views/list/toolbar/FilterBar.tsx: {count > 0 && <span aria-hidden="true">{count}</span>}',
];

describe('counts', () => {
  it('are found in templates and in content', () => {
    expect(
      drawnIn('{`+${rest.length}`}\n<b>{count}</b>\n  {all.total}\n{number(count)}'),
    ).toHaveLength(3);
  });
  it('are drawn with grouped digits', () => {
    expect(drawn.filter((line) => !known.includes(line))).toEqual([]);
  });
  it('are known only while they are there', () => {
    expect(known.filter((line) => !drawn.includes(line))).toEqual([]);
  });
});
