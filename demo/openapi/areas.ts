/** The areas of calls in rules 7; the longest matching path wins. */
const areas: Readonly<Record<string, string>> = {
  '/api/auth': 'Authentication',
  '/api/auth/settings': 'Authentication settings',
  '/api/categories': 'Categories',
  '/api/organizations': 'Organizations',
  '/api/organizations/{id}/categories': 'Categories',
  '/api/organizations/{id}/job-templates': 'Job templates',
  '/api/organizations/{id}/pick-lists': 'Pick lists',
  '/api/users': 'Users',
  '/api/regions': 'Regions',
  '/api/zones': 'Zones',
  '/api/jobs': 'Jobs',
  '/api/pick-lists': 'Pick lists',
  '/api/products': 'Products',
  '/api/products/bulk/zones': 'Zones',
  '/api/products/states': 'Product states',
  '/api/notionals': 'Notionals',
  '/api/items': 'Items',
  '/api/webhooks': 'Webhooks',
  '/api/environments': 'Environments',
  '/api/features': 'Features',
  '/api/storages': 'Storage types',
  '/api/mdl': 'Model versions',
  '/api/analytics': 'Analytics',
};

/** @param path '/api/zones/{id}/jobs'; an unknown path is its own area: '/api/suppliers' is 'suppliers' */
export const areaOf = (path: string): string => {
  const [longest] = Object.keys(areas)
    .filter((own) => path === own || path.startsWith(`${own}/`))
    .sort((one, other) => other.length - one.length);
  return (longest === undefined ? undefined : areas[longest]) ?? path.split('/')[2] ?? path;
};
