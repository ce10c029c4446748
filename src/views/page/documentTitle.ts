/** The tab's title: the product's name with its suffix, preceded by the page's (Specification 1). */
const product = 'Facings Console';

export const titleOf = (page?: string): string => (page ? `${page} · ${product}` : product);
