import { pairs, words } from './words';

/** What a name or a number is of. */
const things = 'product, prod, item, article, artikel, art, produkt, produit, material';

/**
 * How suppliers name the import columns, in English, German, French and Spanish; case and punctuation are ignored. A
 * word listed for two columns matches neither by itself: the cells decide.
 */

/** Barcodes accompany the SKU, but are not SKUs. */
const barcodes = words(
  'ean, ean13, ean8, upc, upca, gtin, gtin13, gtin14, gln, barcode, isbn, strichcode',
);

export const headings = {
  sku: [
    ...pairs(
      `${things}, vendor item, supplier item, manufacturer part, mfr part, stock, part`,
      'number, no, nr, #, code, id, nummer, num, n',
    ),
    ...pairs('référence, réf, ref', 'article, produit, fournisseur, interne'),
    ...words(
      'code, stock code, artikel, article, artículo, material, materialnummer, bestellnummer, bestellnr',
    ),
    ...words("référence, réf, ref, numéro d'article, referencia, código, código de producto"),
    ...words('código de artículo, número de artículo'),
  ],
  product_description: [
    ...pairs(
      things,
      'description, desc, name, title, bezeichnung, bez, beschreibung, kurztext, text, libellé, lib, désignation, intitulé',
    ),
    ...words(
      'description, desc, name, product, title, item, bezeichnung, bez, beschreibung, kurztext',
    ),
    ...words(
      'artikel, article, artículo, produkt, warenbezeichnung, libellé, désignation, intitulé',
    ),
    ...words('nom du produit, description du produit, produit, descripción, denominación, nombre'),
    ...words('nombre del producto, producto'),
  ],
  primary_category: words(
    'category, main category, department, dept, category 1, product group, warengruppe, wgr, warengr, ' +
      'warengruppenbezeichnung, wgr bez, wgr bezeichnung, kategorie, catégorie, categoría, ' +
      'hauptwarengruppe, produktgruppe, hauptkategorie, abteilung, sortiment, rayon, ' +
      'famille, catégorie principale, département, departamento, sección, familia, ' +
      'categoría principal',
  ),
  category: words(
    'secondary category, sub category, subcategory, category 2, sub department, sub dept, ' +
      'subdepartment, sub group, subgroup, sub family, subfamily, kategorie, unterkategorie, ' +
      'unterwarengruppe, untergruppe, unterabteilung, catégorie, sous catégorie, sous famille, ' +
      'sous rayon, sous groupe, categoría, subcategoría, subfamilia, subsección',
  ),
  notional_name: words(
    'notional, notional product, generic product, generic name, generic, ingredient, ' +
      'oberbegriff, grundprodukt, gattung, zutat, produit générique, nom générique, ' +
      'ingrédient, producto genérico, nombre genérico, ingrediente',
  ),
  state: words(
    'product state, pack, packaging, pack type, verp, cond, package, verpackung, verpackungsart, gebinde, ' +
      "gebindeart, zustand, emballage, conditionnement, type d'emballage, état, envase, " +
      'embalaje, tipo de envase, presentación, estado',
  ),
  state_reporting_uom: words(
    'reporting uom, uom, unit, unit of measure, reporting unit, einheit, mengeneinheit, ' +
      'maßeinheit, masseinheit, verkaufseinheit, me, basis me, basismengeneinheit, unité, unité de mesure, unité de vente, ' +
      'unidad, unidad de medida, unidad de venta',
  ),
  state_reporting_uom_baseline: words(
    'reporting uom baseline, uom baseline, baseline, quantity per unit, pack, pack size, ' +
      'pack qty, pack quantity, qty per unit, case pack, units per case, units per pack, ' +
      'case qty, case quantity, case size, qty per case, quantity per case, units case, ' +
      'outer qty, inner qty, ve, vke, ve menge, stück ve, stk ve, ' +
      'inhalt, inhalt ve, inhalt vpe, vpe menge, menge je einheit, menge pro einheit, stück je karton, stück pro karton, ' +
      'packungsgröße, vpe, verpackungseinheit, inhalt je gebinde, quantité par unité, ' +
      'qté par colis, qté colis, nombre par colis, nb par colis, uvc par colis, ' +
      'quantité par colis, unités par carton, pcb, colisage, cantidad por unidad, ' +
      'cantidad por caja, unidades por caja',
  ),
  state_dimensions_width: words(
    'width, w, unit w, unit width, breite, largeur, larg, l, ancho, anchura, b',
  ),
  state_dimensions_height: words(
    'height, h, ht, unit h, unit height, höhe, hauteur, haut, alto, altura',
  ),
  state_dimensions_depth: words(
    'depth, d, length, l, unit d, unit l, unit depth, unit length, tiefe, länge, t, profondeur, ' +
      'prof, p cm, p mm, longueur, profundidad, fondo, ' +
      'largo, longitud',
  ),
};

/** How suppliers write units of measure. */
const unitNames: Readonly<Record<string, readonly string[]>> = {
  EACH: words(
    'stück, stk, st, piece, pieces, pcs, pc, pièce, pièces, pce, unité, pieza, piezas, ud, ' +
      'uds, unidad',
  ),
  CASE: words(
    'karton, kartons, krt, kar, kt, ktn, kiste, cases, carton, cartons, colis, caja, cajas, ' +
      'cartón',
  ),
  BOX: words('schachtel, box, boxes, boîte, boîtes, estuche'),
  BAG: words('beutel, sack, tüte, btl, bag, bags, sac, sacs, sachet, bolsa, bolsas, saco'),
  TRAY: words('tablett, trays, tray, schale, plateau, barquette, bandeja, bandejas'),
  CLAM: words('clamshell, klappschale, barquette à clapet'),
  SLICE: words('scheibe, scheiben, slices, tranche, tranches, rebanada, loncha'),
  POUND: words('pfund, pound, pounds, livre, livres, libra, libras'),
  OZ: words('unze, ounces, once, onza'),
  FL_OZ: words('fl oz, fluid ounce, flüssigunze, once liquide, onza líquida'),
  BATCH: words('charge, lot, lote'),
};

/** How suppliers write states: like units, and some that are not units. */
const stateNames: typeof unitNames = {
  ...unitNames,
  BOTTLE: words('flasche, flaschen, bottles, bouteille, bouteilles, botella, botellas'),
  CAN: words('dose, dosen, büchse, büchsen, cans, tin, tins, canette, canettes, lata, latas'),
};

export const otherWords = { sku: barcodes };

export const values = { state: stateNames, state_reporting_uom: unitNames };
