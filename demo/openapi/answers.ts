/**
 * Keys in responses that the rules name, by call (rules 7; rules R25: these are fixed, the rest of a response is the
 * platform's choice). `a.b` is b inside a, `a[]` a list, `a[].b` b of each of its entries.
 */
export const namedAnswers: Readonly<Record<string, readonly string[]>> = {
  'POST /api/auth/refresh': ['access_token', 'refresh_token'],
  'POST /api/organizations/new': ['insert_account_one.id'],
  'GET /api/organizations': ['organizations[].services'],
  'POST /api/organizations/invites': ['message'],
  'POST /api/organizations/keys': ['key'],
  'POST /api/organizations/apps': ['clientId', 'clientSecret'],
  'GET /api/organizations/{id}/uom': ['uoms.enabled'],
  'GET /api/users/search': ['results[].user'],
  'GET /api/regions': ['results[].id', 'results[].name'],
  'POST /api/zones': ['insert_zone_one.id'],
  'POST /api/zones/products/flash': ['code'],
  'GET /api/zones/locations/options': ['storage_types', 'plane_techniques', 'count_techniques'],
  'POST /api/products': ['id'],
  'GET /api/products/bulk': ['products[]'],
  'POST /api/products/check': ['products[].sku', 'products[].id'],
  'GET /api/products/states/options': [
    'states',
    'rounding_types',
    'display_styles',
    'detection_techniques',
    'state_count_techniques',
    'count_techniques',
  ],
  'GET /api/products/states/pan-sizes': ['pan_sizes[]'],
  'POST /api/notionals': ['id'],
  'POST /api/notionals/search': ['results[]'],
  'GET /api/webhooks/triggers': ['triggers'],
};
