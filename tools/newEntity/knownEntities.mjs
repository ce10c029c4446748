/** What the repository has: targets of references, and names that are taken. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {import('./guess.mjs').KnownEntity} KnownEntity */

/**
 * Entities that a reference can have as its target: those with a list of their own, not within another entity.
 * @param {string} folder of the declarations @returns {Promise<KnownEntity[]>}
 */
export async function knownEntities(folder) {
  // A declaration is a file, or the index of a folder that also holds its components.
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /^[^/\\]+(?:[/\\]index)?\.ts$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) => {
    const name = /^ {2}name: '(\w+)'/m.exec(text)?.[1];
    const address = /^ {2}routes: \{\s*list: '([^']*)'/m.exec(text)?.[1];
    const isOwn = address !== undefined && !address.includes(':') && /^ {2}list: \{/m.test(text);
    return name !== undefined && isOwn
      ? [{ name, isScoped: /^ {2}scope: 'organizations'/m.test(text) }]
      : [];
  });
}

/**
 * Names and addresses of entities and of screens made by hand, which a new entity must not have.
 * @param {readonly string[]} folders @returns {Promise<ReadonlySet<string>>} names, and paths as in '/zones/regions'
 */
export async function takenNames(folders) {
  const taken = new Set();
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      /(^[^/\\]+|[/\\](index|screen))\.ts$/.test(file),
    );
    for (const file of files) {
      const text = await readFile(join(folder, file), 'utf8');
      for (const [, name] of text.matchAll(/^ {2}name: '(\w+)'/gm)) taken.add(name);
      for (const [, path] of text.matchAll(/\b(?:list|path): '(\/[^':]+)'/g)) taken.add(path);
    }
  }
  return taken;
}
