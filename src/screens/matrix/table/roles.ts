/** Words of headings, in the languages of files seen so far; of several columns with par, the first word counts. */
import { bareHeading, denseHeading } from '../../../lib/tables/match/headings';

const lists = {
  store:
    'store, stores, zone, zones, site, location, shop, branch, outlet, externalid, externalstoreid, magasin, nomdumagasin, numerodemagasin, pointdevente, pdv, mag, filiale, filialen, filial, fil, markt, laden, standort, tienda, verkaufsstelle, vkst, vst, kostenstelle, kst, costcenter, costcentre',
  sku: 'sku, skus, productsku, artno, materialnummer, bestellnummer, reference, ref, refarticle, referencearticle, referencia, product, item, article, artikel, art, material, produit',
  listed:
    'listed, islisted, ranged, isranged, authorized, authorised, isauthorized, assorted, inassortment, inrange, carried, stocked, active, isactive, available, isavailable, gelistet, aktiv, verfugbar, imsortiment, sortiment, freigegeben, reference, referencee, implante, implantee, assortiment, autorise, autorisee, actif, disponible',
};
export type Role = keyof typeof lists | 'par';

/** What is counted. */
const stock =
  'stock, level, levels, qty, quantity, quantities, inventory, inv, units, bestand, bestande, menge, mengen, stuck, ' +
  'stk, quantite, quantites, qte, qtes, niveau';
const targets = 'par, target, tgt, soll, ziel, cible, cibles, objectif';
const least = 'min, mini, minimum, minimal, mindest';

const numbers = 'number, no, nr, nbr, code, id, name, n, nom, numero, nummer, sku'.split(', ');
/** 'Store' is also 'Store No', 'Code magasin' and 'Filialnummer'. */
const withNumbers = (words: readonly string[]): readonly string[] => [
  ...words,
  ...words.flatMap((word) => numbers.flatMap((number) => [word + number, number + word])),
];

const split = (list: string) => list.split(', ');
/** Each of the words with each of the others, in either order. */
const pairs = (some: string, others: string): readonly string[] =>
  split(some).flatMap((word) => split(others).flatMap((other) => [word + other, other + word]));

/** A target, else what is presented, else the least stock, else any. */
const par: readonly string[] = [
  ...split('par, target, soll, cible, parvalue, sollwert'),
  ...pairs(targets, stock),
  ...split(
    'presentation, presentationstock, presentationminimum, presentationmin, minpresentation',
  ),
  ...split('minimumpresentation, minimumdisplay, mindisplay, minpres, stockdepresentation'),
  ...split(
    'prasentationsbestand, prasentationsmenge, platzierungsmenge, regalbestand, fullbestand',
  ),
  ...split('stocklineaire, stockrayon'),
  ...split('min, mini, minimum, minshelfqty, shelfmin'),
  ...pairs(least, stock),
  ...split('menge, qty, quantity, amount, quantite, qte, bestand'),
];
const roleWords: Readonly<Record<Role, readonly string[]>> = {
  store: withNumbers(split(lists.store)),
  sku: withNumbers(split(lists.sku)),
  par,
  listed: split(lists.listed),
};

/** What else such tables list. */
const others =
  'description, desc, itemdescription, productdescription, bezeichnung, bez, libelle, designation, upc, ean, ean13, eancode, codeean, gtin, barcode, codebarre, codebarres, gencod, category, brand, facings, facing, position, pos, shelf, bay, regal, boden, fach, tablette';

/** Headings by which the row of headings is found. */
export const headingWords: readonly string[] = [
  ...Object.values(roleWords).flat(),
  ...split(others),
  'total',
];

/** Place of a heading among the words of a role, without notes in brackets; -1 if it is none of them. */
export const placeOfHeading = (role: Role, heading: string): number =>
  roleWords[role].indexOf(denseHeading(bareHeading(heading)));

const isAmong = (words: readonly string[]) => {
  const all = new Set(words);
  return (heading: string): boolean => all.has(denseHeading(bareHeading(heading)));
};
export const isKnownHeading = isAmong(headingWords);
/** Whether a column has neither stores, products nor par, as barcodes and facings. */
export const isOtherHeading = isAmong(split(others));
