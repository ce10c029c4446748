/** The name and the logo of the console: a company can put its own in `config.json` (deploy/README.md). */
interface Brand {
  readonly name: string;
  /** Address of a square picture. */
  readonly logoUrl: string;
}

/** Of Facings itself, and until `config.json` is read. */
export const ownBrand: Brand = {
  name: 'Facings',
  logoUrl: `${import.meta.env.BASE_URL}favicon.svg`,
};

let brand = ownBrand;

/** Called once, before the first render. */
export const setBrand = (own: Brand): void => {
  brand = own;
};

export const currentBrand = (): Brand => brand;
