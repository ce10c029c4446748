/** Loads a component of its own, `default`; what it is given depends on the place that names it. */
export type LazyComponent = () => Promise<{ readonly default: unknown }>;
