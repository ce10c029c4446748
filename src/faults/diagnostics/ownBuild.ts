/** The build of this page (scripts/vite/versionOfBuild.mjs). */

export interface Build {
  readonly version: string;
  /** Hash of the build's content. */
  readonly build: string;
}

/** Undefined on the development server, which has no builds. */
export const ownBuild = (): Build | undefined => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="facings-build"]');
  const [version, build] = meta?.content.split(' ') ?? [];
  return version !== undefined && build !== undefined ? { version, build } : undefined;
};
