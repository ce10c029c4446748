import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nginxConfig, nginxTemplate, templateVariables } from './nginxConfig.mjs';
import { contentSecurityPolicy } from './securityHeaders.mjs';

const values = {
  FACINGS_PORT: '8080',
  FACINGS_SERVER_NAME: '_',
  FACINGS_ROOT: '/srv/facings',
  FACINGS_PLATFORM: 'platform:8787',
  FACINGS_ORIGINS: ' https://cdn.test',
};

test('the tracked template equals the generated one: `node scripts/nginx.mjs` writes it', async () => {
  const file = join(import.meta.dirname, '../../deploy/nginx/facings.conf.template');
  expect(await readFile(file, 'utf8')).toBe(nginxTemplate());
});

test('its policy is the one that every other server sends', () => {
  const config = nginxConfig(values);
  const policy = contentSecurityPolicy({ cdnUrl: 'https://cdn.test' });
  const said = [...config.matchAll(/Content-Security-Policy "([^"]+)"/g)].map(([, text]) => text);
  expect(said.length).toBeGreaterThan(2);
  expect(new Set(said)).toEqual(new Set([policy]));
});

test('its variables are known, and none is left open', () => {
  const names = [...nginxTemplate().matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(templateVariables));
  expect(() => nginxConfig({ ...values, FACINGS_ROOT: undefined as never })).toThrow(
    /FACINGS_ROOT/,
  );
});
