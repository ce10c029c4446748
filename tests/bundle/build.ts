import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** What a build loads, from its manifest and source maps. */
export interface Build {
  /** Scripts loaded for these entries: their own files and all their eager imports. */
  scriptsFor: (entries: readonly string[]) => string[];
  /** Their transfer size in KiB. */
  kibFor: (entries: readonly string[]) => number;
  /** The same for scripts: workers are not entries. */
  kibOf: (scripts: readonly string[]) => number;
  /**
   * Scripts that these entries may load, now or later, before any script that contains the source file `provider`:
   * what they need of it is not there.
   */
  scriptsBefore: (entries: readonly string[], provider: string) => string[];
  /** Source files of a script, as paths from the repository's root. */
  sourcesOf: (script: string) => string[];
  /** Every script of the build. */
  scripts: string[];
  read: (script: string) => string;
}

/** @throws if `dir` contains no build, or an entry has no chunk of its own */
export function readBuild(dir: string): Build {
  const file = join(dir, '.vite/manifest.json');
  if (!existsSync(file))
    throw new Error(`No build in ${dir}/: run the step before (npm run build).`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const read = (script: string) => readFileSync(join(dir, script), 'utf8');

  const scriptsFor = (entries: readonly string[]) => {
    const keys = new Set<string>();
    const visit = (key: string) => {
      if (keys.has(key)) return;
      const chunk = manifest[key];
      if (!chunk) throw new Error(`${key} is no chunk of ${dir}/: is it still imported lazily?`);
      keys.add(key);
      chunk.imports?.forEach(visit);
    };
    entries.forEach(visit);
    return [...keys]
      .flatMap((key) => manifest[key]?.file ?? [])
      .filter((one) => one.endsWith('.js'));
  };

  const sourcesOf = (script: string) => {
    // The bundler's runtime has no source file and no map.
    if (!read(script).includes('sourceMappingURL=')) return [];
    const map = JSON.parse(read(`${script}.map`)) as { sources: string[] };
    return map.sources.map((source) => source.replace(/^(\.\.\/)+/, ''));
  };

  const scriptsBefore = (entries: readonly string[], provider: string) => {
    const providers = Object.values(manifest)
      .map(({ file }) => file)
      .filter((one) => one.endsWith('.js') && sourcesOf(one).includes(provider));
    if (providers.length === 0) throw new Error(`${provider} is in no script of ${dir}/.`);
    const seen = new Set<string>();
    const found = new Set<string>();
    const visit = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      const loaded = scriptsFor([key]);
      if (providers.some((one) => loaded.includes(one))) return;
      for (const script of loaded) found.add(script);
      for (const one of Object.values(manifest)) {
        if (loaded.includes(one.file)) one.dynamicImports?.forEach(visit);
      }
    };
    entries.forEach(visit);
    return [...found];
  };

  const kibOf = (scripts: readonly string[]) =>
    scripts.reduce((sum, one) => sum + gzipSync(read(one), { level: 9 }).length, 0) / 1024;

  return {
    scriptsFor,
    kibFor: (entries) => kibOf(scriptsFor(entries)),
    kibOf,
    scriptsBefore,
    sourcesOf,
    scripts: readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((one) =>
      one.endsWith('.js'),
    ),
    read,
  };
}
