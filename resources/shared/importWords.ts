import type { ImportWords } from '../../src/schema/bulk';
import { pairs, words } from './words';

const stores =
  'zone, store, site, shop, location, branch, outlet, filiale, filial, fil, markt, laden, standort, magasin, mag, pdv, point de vente, tienda, sucursal';

/** How lists of stores name the columns, in English, German, French and Spanish. */
export const zones: ImportWords = {
  headings: {
    // 'Location' and 'Standort' are its name here, not a shelf.
    name: [
      ...words(`${stores}, filialname, marktname, nom du magasin, nom du point de vente`),
      ...words('bezeichnung, libellé, nombre de tienda, name of store'),
      ...pairs(stores, 'name, nom, bezeichnung, libellé, désignation, description, nombre'),
    ],
    region_id: words(
      'region, region name, area, territory, district, gebiet, bezirk, vertriebsgebiet, ' +
        'vertriebsregion, verkaufsgebiet, regionalgebiet, région, région commerciale, secteur, ' +
        'direction régionale, dr, territoire, zona',
    ),
    timeZoneName: words('time zone, tz, zeitzone, fuseau horaire, fuseau, zona horaria'),
    // 'Store' alone is either: the cells and the other columns decide.
    external_store_id: [
      ...words(`${stores}, external store id, filialnummer, marktnummer, standortnummer`),
      ...words('numéro de magasin, n° du magasin, código de tienda, número de tienda'),
      ...pairs(stores, 'id, number, no, nr, #, code, n, num, numéro, nummer, kennung'),
    ],
    alt_external_store_id: ['alternative store id', 'alternate id'],
  },
  // What else is listed of stores.
  otherWords: {
    name: words(
      'id, code, number, no, nr, type, typ, status, manager, leiter, address, adresse, format, phone, email',
    ),
    external_store_id: words('type, typ, status, manager, format, phone, fax'),
  },
  values: {
    timeZoneName: {
      'America/New_York': words('eastern, eastern time, eastern standard time, est, edt, et'),
      'America/Chicago': words('central, central time, central standard time, cst, cdt, ct'),
      'America/Denver': words('mountain, mountain time, mountain standard time, mst, mdt, mt'),
      'America/Los_Angeles': words('pacific, pacific time, pacific standard time, pst, pdt, pt'),
      'Europe/London': words('gmt standard time, uk time, british time, bst'),
      'Europe/Berlin': words('mez, mesz, w europe standard time, berlin, utc 01 00 berlin'),
      'Europe/Paris': words('romance standard time, heure de paris, paris, utc 01 00 paris'),
    },
  },
};

export const locations: ImportWords = {
  headings: {
    name: ['location', 'location name', 'shelf', 'rack', 'emplacement'],
    storage_type: ['storage', 'type', 'kind', 'stockage'],
    width: ['largeur', 'breite', 'ancho'],
    height: ['hauteur', 'höhe', 'alto'],
    depth: ['profondeur', 'tiefe', 'fondo'],
  },
};

export const invites: ImportWords = {
  headings: { email: ['email', 'mail', 'e-mail', 'courriel'] },
};
