/** Which build this page is of (scripts/vite/versionOfBuild.mjs). */

export interface Build {
  readonly version: string;
  /** Hash of what the build holds. */
  readonly build: string;
}

/** Undefined on the development server, where there are no builds. */
export const ownBuild = (): Build | undefined => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="facings-build"]');
  const [version, build] = meta?.content.split(' ') ?? [];
  return version !== undefined && build !== undefined ? { version, build } : undefined;
};
