/**
 * The name of the console, and the address of a square picture beside it: a company's own come from `config.json`
 * before the first render (src/app/runtimeConfig.ts).
 */
export const brand = { name: 'Facings', logoUrl: `${import.meta.env.BASE_URL}favicon.svg` };
