/** Units that a file may use for its numbers, and the unit in which the platform stores them. */
export interface Unit {
  /** 'mm'. */
  readonly name: string;
  /** Size of the unit, in the smallest unit. */
  readonly size: number;
  /** Spellings in headers and cells, in lower case. */
  readonly names: readonly string[];
}

export interface Units {
  /** Name of the stored unit. */
  readonly own: string;
  readonly all: readonly Unit[];
}

/** Sizes in millimeters. */
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
      'po',
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

/** Returns the units that `name` belongs to; undefined if it is unknown. */
export const unitsWith = (name: string | undefined): Units | undefined =>
  name !== undefined && lengths.some((unit) => unit.name === name)
    ? { own: name, all: lengths }
    : undefined;

export const unitNamed = (units: Units, text: string): Unit | undefined => {
  const plain = text.trim().toLowerCase().replace(/\.$/, '');
  return units.all.find(({ names }) => names.includes(plain));
};

/** Returns the factor from a unit to the stored unit. */
export const factorOf = (units: Units, name: string): number => {
  const sizeOf = (wanted: string) => units.all.find((unit) => unit.name === wanted)?.size ?? 1;
  return sizeOf(name) / sizeOf(units.own);
};
