/** Shelves, coolers and racks of the zones, and which of their images exist. */
import type { CountTechnique, ZoneLocation } from '../../entities/zoneLocations';
import { cellsOf } from './cellsOf';
import { idsOf } from './seedId';
import { once, chanceFrom, type Chance } from './random';
import { chains, organizationId, ownOf } from './organizations';
import { seedProducts } from './products';
import { seedWholesaler } from './wholesaler';
import { seedZones } from './zones';

/** `name; storage type; width; height; depth; plane technique; count techniques`. */
const stores = `
Back shelf; DRY_SHELF; 2.4; 2; 0.6; SHELF_EDGE; DEPTH FACINGS
Walk-in cooler; WALK_IN_COOLER; 4.2; 2.4; 3; FLOOR; DEPTH
Freezer 2; CHEST_FREEZER; 1.8; 0.9; 0.7; FIDUCIAL; FACINGS
Dairy case; DISPLAY_COOLER; 3.6; 2.1; 0.8; SHELF_EDGE; FACINGS PICKLIST
Produce bins; PRODUCE_BIN; 5; 1.2; 1.1; FLOOR; MANUAL
Checkout rack 1; CHECKOUT_RACK; 0.6; 1.5; 0.4; ; FACINGS
Bakery counter; DISPLAY_CASE; 2.2; 1.3; 0.9; WALL; PICKLIST MANUAL
Receiving bay; BACKSTOCK; 6.5; 3.2; 1.2; FLOOR; DEPTH PICKLIST`;

const kitchens = `
Dry storage; DRY_SHELF; 1.8; 2.1; 0.5; SHELF_EDGE; DEPTH
Walk-in cooler; WALK_IN_COOLER; 3; 2.3; 2.4; FLOOR; DEPTH PICKLIST
Walk-in freezer; WALK_IN_FREEZER; 2.4; 2.3; 2; FLOOR; MANUAL
Prep line; PREP_TABLE; 2.8; 0.9; 0.8; FIDUCIAL; PICKLIST
Salad station; PREP_TABLE; 1.5; 0.9; 0.7; FIDUCIAL; DEPTH
Hot pass; HOT_HOLDING; 1.2; 1.4; 0.6; ; MANUAL
Bar fridge; DISPLAY_COOLER; 0.9; 0.9; 0.6; SHELF_EDGE; FACINGS`;

const warehouses = `
Pallet aisle A; BACKSTOCK; 24; 6.5; 1.2; FLOOR; DEPTH
Pallet aisle B; BACKSTOCK; 24; 6.5; 1.2; FLOOR; DEPTH
Small parts wall; DRY_SHELF; 8.4; 2.6; 0.4; WALL; FACINGS
Loading dock; BACKSTOCK; 12; 4; 6; FLOOR; MANUAL`;

type Kind = Omit<ZoneLocation, 'id' | 'zone_id' | 'thumbnail_s3_key' | 'cv_thumbnail_s3_key'>;

const kindsIn = (lines: string): Kind[] =>
  cellsOf(lines).map(
    ([name = '', storage_type = '', width, height, depth, plane, techniques = '']) => ({
      name,
      storage_type,
      plane_technique_value: plane || null,
      count_techniques: techniques
        .split(' ')
        .map((count_technique_value) => ({ count_technique_value })),
      width: Number(width),
      height: Number(height),
      depth: Number(depth),
    }),
  );

const assortments = {
  grocery: kindsIn(stores),
  convenience: kindsIn(stores),
  restaurant: kindsIn(kitchens),
  wholesale: kindsIn(warehouses),
};

/** Zones, the kinds of their locations, and the labels of the organization's pick lists. */
const sites = () => {
  const { pickLists } = seedProducts();
  const wholesale = seedWholesaler();
  return [
    ...chains.flatMap(({ sells }, index) => {
      const account_id = organizationId(index);
      const slots = ownOf(pickLists, account_id).map(({ label_identifier }) => label_identifier);
      const zones = ownOf(seedZones().zones, account_id);
      return sells === null ? [] : [{ zones, kinds: assortments[sells], slots }];
    }),
    { zones: wholesale.zones, kinds: assortments.wholesale, slots: [] },
  ];
};

/** Images below this folder are missing: rows name them, but requests fail. */
const lost = 'lost/';

const withSlots = (
  techniques: readonly CountTechnique[],
  slots: readonly string[],
  chance: Chance,
): CountTechnique[] =>
  techniques.map((one) => {
    const slot = slots[chance.below(slots.length)];
    return one.count_technique_value === 'PICKLIST' && slot !== undefined && chance.number() < 0.8
      ? { ...one, pick_list_slot_id: slot }
      : one;
  });

const locationId = idsOf('10ca7000');

const picturesOf = (chance: Chance, id: string) => {
  const folder = chance.weighted<string | null>([
    ['', 80],
    [null, 12],
    [lost, 8],
  ]);
  const key = (name: string) => (folder === null ? null : `${folder}locations/${id}/${name}.svg`);
  // The image with recognition boxes arrives later than the image itself.
  const isRead = chance.number() < 0.9;
  return {
    thumbnail_s3_key: key('thumbnail'),
    cv_thumbnail_s3_key: isRead ? key('cv_thumbnail') : null,
  };
};

/** The first zone has every kind of location, the second has none yet (demo/README.md). */
const special = (location: ZoneLocation, at: number): ZoneLocation => {
  const { id } = location;
  const folder = at === 2 ? lost : '';
  const pictures = {
    thumbnail_s3_key: at === 5 ? null : `${folder}locations/${id}/thumbnail.svg`,
    cv_thumbnail_s3_key: at === 5 || at === 6 ? null : `${folder}locations/${id}/cv_thumbnail.svg`,
  };
  // A storage type that is no longer offered.
  return { ...location, ...pictures, ...(at === 4 ? { storage_type: 'GONDOLA_END' } : {}) };
};

const makeLocations = (): ZoneLocation[] => {
  const chance = chanceFrom(5_005);
  const locations: ZoneLocation[] = [];
  for (const [place, { zones, kinds, slots }] of sites().entries())
    for (const [at, { id: zone_id }] of zones.entries()) {
      const isFirst = place === 0 && at === 0;
      const isEmpty = place === 0 && at === 1;
      const count = chance.number() < 0.34 ? 0 : 2 + chance.below(kinds.length - 1);
      const chosen = isFirst ? kinds : isEmpty ? [] : chance.shuffled(kinds).slice(0, count);
      for (const [number, { count_techniques, ...kind }] of chosen.entries()) {
        const id = locationId(locations.length + 1);
        const location = {
          ...kind,
          id,
          zone_id,
          count_techniques: withSlots(count_techniques, slots, chance),
          ...picturesOf(chance, id),
        };
        locations.push(isFirst ? special(location, number) : location);
      }
    }
  return locations;
};

export const seedZoneLocations = once(makeLocations);

/** Keys of existing images. */
export const pictureKeys = once(
  (): ReadonlySet<string> =>
    new Set(
      seedZoneLocations()
        .flatMap((location) => [location.thumbnail_s3_key, location.cv_thumbnail_s3_key])
        .filter((key) => key !== null)
        .filter((key) => !key.startsWith(lost)),
    ),
);
