/** `node scripts/nginx.mjs`: writes deploy/nginx/facings.conf.template from scripts/lib/nginxConfig.mjs. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nginxTemplate } from './lib/nginxConfig.mjs';

const file = join(import.meta.dirname, '../deploy/nginx/facings.conf.template');
await writeFile(file, nginxTemplate());
console.log(`Wrote ${file}`);
