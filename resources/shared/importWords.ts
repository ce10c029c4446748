import type { ImportWords } from '../../src/schema/bulk';
import { words } from './words';

/** How lists of stores name the columns, in English, German, French and Spanish. */
export const zones: ImportWords = {
  headings: {
    // 'Location' and 'Standort' are its name here, not a shelf.
    name: words(
      'zone, zone name, store, store name, site, shop, location, branch, outlet, filiale, ' +
        'filialname, markt, marktname, standort, laden, magasin, nom du magasin, ' +
        'nom magasin, point de vente, enseigne, tienda, nombre de tienda, sucursal',
    ),
    region_id: words(
      'region, region name, area, territory, district, gebiet, bezirk, vertriebsgebiet, ' +
        'regionalgebiet, région, secteur, territoire, zona',
    ),
    timeZoneName: words('time zone, tz, zeitzone, fuseau horaire, fuseau, zona horaria'),
    external_store_id: words(
      'external store id, store id, store number, store no, store nr, store #, store code, ' +
        'site id, site number, shop number, branch number, branch no, filialnummer, ' +
        'filial nr, filialnr, filialcode, filiale nr, marktnummer, markt nr, marktnr, ' +
        'standortnummer, n° magasin, numéro magasin, numéro de magasin, no magasin, ' +
        'code magasin, n° du magasin, code point de vente, número de tienda, código de tienda',
    ),
    alt_external_store_id: ['alternative store id', 'alternate id'],
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
