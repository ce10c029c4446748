/** Recently visited records, latest first; kept in memory only. */
export interface Visit {
  /** Entity and id: 'zones 7'. */
  readonly key: string;
  /** Name of the entity's declaration. */
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly to: string;
}

export interface Visits {
  readonly all: () => readonly Visit[];
  readonly add: (visit: Visit) => void;
  readonly forget: (key: string) => void;
}

/** Maximum number of visits. */
const maxVisits = 20;

export const createVisits = (): Visits => {
  let visits: readonly Visit[] = [];
  return {
    all: () => visits,
    add: (visit) => {
      visits = [visit, ...visits.filter(({ key }) => key !== visit.key)].slice(0, maxVisits);
    },
    forget: (key) => {
      visits = visits.filter((visit) => visit.key !== key);
    },
  };
};
