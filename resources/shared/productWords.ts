import { pairs, words } from './words';

/** What a name or a number is of. */
const things = 'product, prod, item, article, artikel, art, produkt, produit, material, mat';

/**
 * How suppliers name the import columns, in English, German, French and Spanish; case and punctuation are ignored. Of
 * several columns, the one with the first word counts. A word listed for two columns matches neither by itself: the
 * cells decide.
 */

/** What products are grouped by, from the widest. */
const groups =
  'main category, category 1, hauptwarengruppe, hauptkategorie, hauptgruppe, obergruppe, ' +
  'catégorie principale, categoría principal, department, dept, abteilung, rayon, département, ' +
  'departamento, sección, category, item category, product category, product group, item group, ' +
  'material group, merchandise group, commodity group, warengruppe, wgr, wg, warengr, kategorie, ' +
  'artikelgruppe, artikelkategorie, produktgruppe, catégorie, categoría, product family, family, famille, ' +
  'familia, product line, product class, class';

/** What is measured, from the smallest. */
const measured =
  'unit, item, product, each, uvc, stück, artikel, produkt, produit, gross, brutto, case, pack, ' +
  'carton, karton, gebinde, umkarton, outer, vpe, ve, colis';

/** What is counted in each package, and which; headings say '/', 'per', 'je', 'pro', 'par' or 'por'. */
const counted =
  'qty, quantity, units, pieces, pcs, eaches, stück, stk, st, menge, inhalt, anzahl, qté, quantité, ' +
  'einheiten, verkaufseinheiten, unités, pièces, uvc, nb, nb uvc, nombre, cantidad, unidades, uds';
const packages =
  'case, cs, carton, ctn, pack, unit, uom, outer, karton, krt, gebinde, vpe, ve, kiste, einheit, colis, ' +
  'conditionnement, uvc, unité, caja, unidad';

/** Barcodes accompany the SKU, but are not SKUs. */
const barcodes = words(
  'ean, ean13, ean8, upc, upca, gtin, gtin13, gtin14, gln, barcode, isbn, strichcode',
);

export const headings = {
  sku: [
    ...pairs(
      `${things}, vendor item, supplier item, manufacturer part, mfr part, stock, part`,
      'number, no, nr, nbr, #, code, id, nummer, num, n',
    ),
    ...pairs('référence, réf, ref', 'article, produit, interne, fournisseur'),
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
      'description, desc, name, product, title, titel, item, bezeichnung, bez, beschreibung, kurztext, maktx',
    ),
    ...words(
      'artikel, article, artículo, produkt, warenbezeichnung, libellé, désignation, intitulé',
    ),
    ...words('nom du produit, description du produit, produit, descripción, denominación, nombre'),
    ...words('nombre del producto, producto'),
    ...pairs(
      'description, bezeichnung, désignation, libellé',
      'long, lang, longue, short, kurz, courte, court, 1',
    ),
  ],
  primary_category: [
    ...words(groups).flatMap((group) => [
      group,
      ...pairs(group, 'name, desc, description, bezeichnung, bez, text, libellé, intitulé'),
    ]),
    ...words('warengruppenbezeichnung, wgbez, matkl, sortiment, artikelkategoriencode'),
  ],
  category: words(
    'secondary category, sub category, subcategory, category 2, sub department, sub dept, sub class, ' +
      'item sub category, product sub category, produktgruppencode, subclass, product sub family, ' +
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
    'product state, pack, packaging, pack type, packaging type, package type, container, container type, ' +
      'verp, cond, package, vpe art, vpe typ, ve art, verpackung, verpackungsart, verpackungseinheit, gebinde, ' +
      "gebindeart, zustand, emballage, conditionnement, type d'emballage, type de conditionnement, état, envase, " +
      'embalaje, tipo de envase, presentación, estado',
  ),
  state_reporting_uom: words(
    'reporting uom, uom, unit, unit of measure, reporting unit, base unit of measure, base unit, base uom, ' +
      'stock unit, primary stock unit, inventory unit, sales unit, selling unit, selling uom, sales uom, ' +
      'sell uom, sell unit of measure, order unit, einheit, mengeneinheit, mengeneinh, meins, ' +
      'basiseinheit, basiseinheitencode, einheitencode, uv, unité de base, unité de stock, ' +
      'maßeinheit, masseinheit, verkaufseinheit, me, basis me, basismengeneinheit, unité, unité de mesure, unité de vente, ' +
      'unidad, unidad de medida, unidad de venta',
  ),
  state_reporting_uom_baseline: [
    ...words(counted).flatMap((what) => words(packages).map((pack) => `${what} per ${pack}`)),
    ...words(
      'reporting uom baseline, uom baseline, baseline, case pack, case qty, case quantity, case size, case count, ' +
        'pack size, pack qty, pack quantity, pack count, master pack, outer qty, inner pack, inner qty, umrez, pack',
    ),
    ...words(
      've menge, vpe menge, inhalt ve, inhalt vpe, ve inhalt, stück ve, stk ve, packungsgröße, vpe, ve, vke, ' +
        'verpackungseinheit, inhalt, qté colis, nb uvc, pcb, colisage',
    ),
  ],
  // Beside each other, 'l' is the largeur and 'L' the longueur.
  state_dimensions_width: [
    ...words('width, w, breite, breit, largeur, larg, l, ancho, anchura, b'),
    ...pairs(measured, 'width, w, breite, largeur, larg'),
  ],
  state_dimensions_height: [
    ...words('height, h, ht, höhe, hoehe, hauteur, haut, alto, altura'),
    ...pairs(measured, 'height, h, ht, höhe, hauteur, haut'),
  ],
  state_dimensions_depth: [
    ...words('depth, d, length, L, tiefe, länge, laeng, t, profondeur, prof, p cm, p mm'),
    ...words('longueur, long, profundidad, fondo, largo, longitud'),
    ...pairs(measured, 'depth, d, length, l, tiefe, länge, profondeur, prof, longueur'),
  ],
};

/** How suppliers write units of measure. */
const unitNames: Readonly<Record<string, readonly string[]>> = {
  EACH: words(
    'ea, stück, stk, st, piece, pieces, pcs, pc, pièce, pièces, pce, unité, un, uvc, pieza, piezas, ud, ' +
      'uds, unidad',
  ),
  CASE: words(
    'karton, kartons, krt, kar, kt, ktn, kiste, cases, carton, cartons, colis, caja, cajas, ' +
      'cartón',
  ),
  BOX: words('schachtel, box, boxes, boîte, boîtes, bte, estuche'),
  BAG: words('beutel, sack, tüte, btl, bag, bags, sac, sacs, sachet, bolsa, bolsas, saco'),
  TRAY: words('tablett, trays, tray, schale, plateau, barquette, bq, bandeja, bandejas'),
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
  BOTTLE: words('flasche, flaschen, fl, bottles, bouteille, bouteilles, botella, botellas'),
  CAN: words('dose, dosen, büchse, büchsen, cans, tin, tins, canette, canettes, lata, latas'),
};

/** 'Weight' is spelled like 'height', and a pallet has sides, too. */
const noLength = words(
  'weight, wt, gewicht, poids, peso, volume, volumen, pallet, palette, layer, lage, couche',
);

export const otherWords = {
  sku: barcodes,
  // 'Product lifecycle state' is no box or can.
  state: words('lifecycle, status, tax, sales, publish, published, workflow'),
  state_dimensions_width: noLength,
  state_dimensions_height: noLength,
  state_dimensions_depth: noLength,
  primary_category: words('dimension, price, tax, discount, posting, steuer'),
};

export const upper = { category: 'primary_category' };

export const values = { state: stateNames, state_reporting_uom: unitNames };
