/** How files name the columns of imports, in English, German, French and Spanish, beside the names on the screen. */
import type { ImportWords } from '../../src/schema/bulk';
import { headings as ofProducts, values as productValues } from './productWords';
import { pairs, words } from './words';

const names = 'name, nom, bezeichnung, libellé, intitulé, désignation, description, nombre';
/** Words of another value of the same thing. */
const others = words(
  'id, code, number, no, nr, type, typ, status, manager, leiter, directeur, responsable, address, adresse, format, phone, email',
);
const areas =
  'region, area, territory, district, gebiet, bezirk, vertriebsgebiet, vertriebsregion, ' +
  'verkaufsgebiet, regionalgebiet, regionalgesellschaft, région, région commerciale, secteur, direction régionale, dr, ' +
  'territoire, zona';
const ofAreas = [
  ...words(`${areas}, gebietsname, regionsname, nom de la région, nom du secteur`),
  ...pairs(areas, names),
];

const stores =
  'store, site, shop, location, branch, outlet, filiale, filial, fil, markt, laden, verkaufsstelle, vkst, vst, ' +
  'niederlassung, standort, magasin, mag, pdv, point de vente, tienda, sucursal';

export const zones: ImportWords = {
  headings: {
    // 'Location' and 'Standort' are its name here, not a shelf.
    name: [
      ...words(`${stores}, filialname, marktname, nom du magasin, nom du point de vente`),
      ...words(`${names}, nombre de tienda, name of store`),
      ...pairs(stores, names),
    ],
    region_id: ofAreas,
    timeZoneName: words('time zone, tz, zeitzone, fuseau horaire, fuseau, zona horaria'),
    // 'Store' alone is either: the cells and the other columns decide.
    external_store_id: [
      ...words(`${stores}, external store id, filialnummer, marktnummer, standortnummer`),
      ...words('numéro de magasin, n° du magasin, código de tienda, número de tienda'),
      ...pairs(
        `zone, ${stores}`,
        'id, number, no, nr, nbr, #, code, n, num, numéro, nummer, kennung',
      ),
      // Beside a number of its own, a store has a cost center as well.
      ...words('kostenstelle, kst, cost center, cost centre, centre de coûts, centre de coût'),
    ],
    alt_external_store_id: words(
      'alternative store id, alternate id, alternate store id, alt store id, alt id, legacy store id, ' +
        'old store number, legacy code, legacy number, old code, old number, alte filialnummer, ' +
        'alte nummer, ancien code, ancien numéro, ancien code magasin',
    ),
  },
  // What else is listed of stores.
  otherWords: {
    name: others,
    region_id: others,
    external_store_id: words('type, typ, status, manager, format, phone, fax'),
  },
  values: {
    timeZoneName: {
      'America/New_York': words(
        'eastern, eastern time, eastern standard time, est, edt, et, utc 05 00 eastern time us canada',
      ),
      'America/Chicago': words(
        'central, central time, central standard time, cst, cdt, ct, utc 06 00 central time us canada',
      ),
      'America/Denver': words(
        'mountain, mountain time, mountain standard time, mst, mdt, mt, utc 07 00 mountain time us canada',
      ),
      'America/Los_Angeles': words(
        'pacific, pacific time, pacific standard time, pst, pdt, pt, utc 08 00 pacific time us canada',
      ),
      'America/Anchorage': words('alaska, alaskan standard time, akst, akdt'),
      'Pacific/Honolulu': words('hawaii, hawaiian standard time, hst'),
      'Europe/London': words(
        'uk, gmt standard time, uk time, british time, bst, utc 00 00 dublin edinburgh lisbon london',
      ),
      'Europe/Berlin': words(
        'mez, mesz, w europe standard time, berlin, utc 01 00 berlin, utc 01 00 amsterdam berlin bern rome stockholm vienna',
      ),
      'Europe/Paris': words(
        'romance standard time, heure de paris, paris, utc 01 00 paris, utc 01 00 brussels copenhagen madrid paris',
      ),
    },
  },
};

export const locations: ImportWords = {
  headings: {
    name: [
      ...words(
        'location, shelf, rack, fixture, gondola, cooler, bay, emplacement, rayonnage, gondole',
      ),
      ...words(
        'meuble, regal, gondel, kühlregal, lagerplatz, lagerort, standort, ubicación, estante',
      ),
      ...pairs('location, shelf, rack, fixture, emplacement, regal', names),
    ],
    storage_type: [
      ...words(
        'storage, type, kind, stockage, typ, art, regaltyp, regalart, lagertyp, lagerart, tipo',
      ),
      ...words('type de stockage, type de meuble, type d’emplacement, tipo de almacenamiento'),
      ...pairs('location, shelf, rack, fixture, storage, equipment', 'type, kind'),
    ],
    width: ofProducts.state_dimensions_width,
    height: ofProducts.state_dimensions_height,
    depth: ofProducts.state_dimensions_depth,
  },
  otherWords: { name: others },
};

export const regions: ImportWords = {
  headings: { name: [...ofAreas, ...words(names)] },
  otherWords: { name: others },
};

export const items: ImportWords = {
  headings: {
    name: words(
      `${names}, article, artikel, artículo, item description, artikelbezeichnung, ` +
        'libellé article, désignation article, nombre del artículo, asset, asset name',
    ),
  },
  otherWords: { name: others },
};

export const categories: ImportWords = {
  headings: {
    name: [...ofProducts.primary_category, ...words(names)],
    type: words('type, category type, level, typ, art, ebene, stufe, niveau, tipo, nivel'),
  },
  otherWords: { name: others },
  values: {
    type: {
      PRIMARY: words(
        'main, main category, level 1, 1, hauptkategorie, hauptwarengruppe, hauptgruppe, haupt, ' +
          'principale, catégorie principale, primaire, principal, primaria',
      ),
      SECONDARY: words(
        'sub, sub category, level 2, 2, unterkategorie, unterwarengruppe, untergruppe, unter, ' +
          'secondaire, sous catégorie, secundaria, subcategoría',
      ),
    },
  },
};

export const notionals: ImportWords = {
  headings: {
    name: [...ofProducts.notional_name, ...words(names)],
    ar_label: [
      ...words('ar tag, ar name, ar text, étiquette ar, libellé ar, etiqueta ar'),
      ...pairs('ar', 'etikett, bezeichnung'),
    ],
    default_uom: [
      ...ofProducts.state_reporting_uom,
      ...words('default unit, default unit of measure, standardeinheit, unité par défaut'),
      ...words('unidad por defecto, unidad predeterminada'),
    ],
    shelf_label_text: words(
      'shelf label, shelf text, shelf tag, shelf tag text, regaletikett, regaletikett text, ' +
        "etikettentext, regalschild, texte de l'étiquette, texte étiquette, étiquette de rayon, " +
        'étiquette rayon, texto de la etiqueta, etiqueta de estante',
    ),
  },
  otherWords: { name: others },
  values: { default_uom: productValues.state_reporting_uom },
};

export const invites: ImportWords = {
  headings: { email: ['email', 'mail', 'e-mail', 'courriel'] },
};
