/** Words of headings, in the languages of files seen so far; of several columns with par, the first word counts. */
import { denseHeading } from '../../../lib/tables/match/headings';

const words = {
  store:
    'store, stores, zone, zones, site, location, shop, branch, outlet, storeid, storename, storenumber, storeno, storenr, storecode, zoneid, zonename, externalid, externalstoreid, magasin, nmagasin, nomagasin, numeromagasin, numerodemagasin, codemagasin, nomdumagasin, pointdevente, filiale, filialen, filialnr, filialenr, filialname, markt, marktnr, marktnummer, laden, filialnummer, standort, tienda',
  sku: 'sku, skus, product, productid, productcode, productsku, item, itemno, itemcode, itemnumber, article, articleno, articlecode, articlenumber, artikel, artikelnummer, artikelnr, artnr, artno, materialnummer, bestellnummer, produit, reference, ref, refarticle, referencearticle, codeproduit, codearticle, referencia',
  par: 'par, parlevel, parlevels, parstock, target, targetstock, sollbestand, soll, sollmenge, zielbestand, zielmenge, stockcible, quantitecible, niveaucible, stockobjectif, cible, menge, qty, quantity, amount, quantite, qte, bestand',
};
export type Role = keyof typeof words;

const roleWords: Readonly<Record<Role, readonly string[]>> = {
  store: words.store.split(', '),
  sku: words.sku.split(', '),
  par: words.par.split(', '),
};

/** Headings by which the row of headings is found. */
export const headingWords: readonly string[] = Object.values(roleWords).flat();

/** Place of a heading among the words of a role; -1 if it is none of them. */
export const placeOfHeading = (role: Role, heading: string): number =>
  roleWords[role].indexOf(denseHeading(heading));

const known: ReadonlySet<string> = new Set(headingWords);
export const isKnownHeading = (heading: string): boolean => known.has(denseHeading(heading));
