/** Units that a file may have its numbers in, and the one in which the platform keeps them. */
export interface Unit {
  /** 'mm'. */
  readonly name: string;
  /** How many of the smallest unit it is. */
  readonly size: number;
  /** As headings and cells write it, in lower case. */
  readonly names: readonly string[];
}

export interface Units {
  /** Name of the one that is kept. */
  readonly own: string;
  readonly all: readonly Unit[];
}

/** In millimeters. */
const lengths: readonly Unit[] = [
  {
    name: 'mm',
    size: 1,
    names: [
      'mm',
      'millimeter',
      'millimeters',
      'millimetre',
      'millimetres',
      'milimetros',
      'millimètres',
    ],
  },
  {
    name: 'cm',
    size: 10,
    names: [
      'cm',
      'centimeter',
      'centimeters',
      'centimetre',
      'centimetres',
      'zentimeter',
      'centímetros',
      'centimètres',
    ],
  },
  {
    name: 'dm',
    size: 100,
    names: ['dm', 'dezimeter', 'decimeter', 'decimeters', 'decimetre', 'decimetres'],
  },
  { name: 'm', size: 1000, names: ['m', 'meter', 'meters', 'metre', 'metres', 'mètres', 'metros'] },
  {
    name: 'in',
    size: 25.4,
    names: [
      'in',
      'inch',
      'inches',
      'zoll',
      'pouce',
      'pouces',
      'pulgada',
      'pulgadas',
      '"',
      '″',
      '”',
      "''",
    ],
  },
  {
    name: 'ft',
    size: 304.8,
    names: ['ft', 'foot', 'feet', 'pied', 'pieds', 'pies', 'fuß', 'fuss', "'", '′'],
  },
];

/** Units of which `name` is one; undefined where nothing is known of it. */
export const unitsWith = (name: string | undefined): Units | undefined =>
  name !== undefined && lengths.some((unit) => unit.name === name)
    ? { own: name, all: lengths }
    : undefined;

export const unitNamed = (units: Units, text: string): Unit | undefined => {
  const plain = text.trim().toLowerCase().replace(/\.$/, '');
  return units.all.find(({ names }) => names.includes(plain));
};

/** By how much a number in the unit is multiplied to be in the one that is kept. */
export const factorOf = (units: Units, name: string): number => {
  const sizeOf = (wanted: string) => units.all.find((unit) => unit.name === wanted)?.size ?? 1;
  return sizeOf(name) / sizeOf(units.own);
};
