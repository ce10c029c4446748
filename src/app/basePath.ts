/** The console's base path on its server: '' at the root, '/demo' below a sub-path. */
export const basename: string = import.meta.env.BASE_URL.replace(/\/+$/, '');
