/**
 * nginx's configuration for the console, with the same headers as scripts/serve.mjs, so that the end-to-end tests run
 * with the deployed headers. `deploy/nginx/facings.conf.template` is this text with its variables not filled in;
 * scripts/lib/nginxConfig.test.ts checks that both agree.
 */
import { directivesFor, securityHeaders, strictTransportSecurity } from './securityHeaders.mjs';

/**
 * Variables of the template, which the nginx image replaces from the environment (envsubst). `FACINGS_ORIGINS` are
 * additional origins that the page may load from: the platform if it has another origin, the content delivery network,
 * media hosts; separated by blanks, with a leading blank.
 */
export const templateVariables = [
  'FACINGS_PORT',
  'FACINGS_SERVER_NAME',
  'FACINGS_ROOT',
  'FACINGS_PLATFORM',
  'FACINGS_ORIGINS',
];

const open = (/** @type {string} */ name) => `\${${name}}`;

/** Directives with the allowed origins. */
const reaching = ['img-src', 'connect-src'];

const policy = () =>
  Object.entries(directivesFor({}))
    .map(([name, sources]) => {
      const said = [name, ...sources].join(' ');
      return reaching.includes(name) ? `${said}${open('FACINGS_ORIGINS')}` : said;
    })
    .join('; ');

/** nginx inherits no headers into a block that adds one, so each block has all of them. @param {string} indent */
const headers = (indent) =>
  [
    ...Object.entries({ ...securityHeaders({}), 'Content-Security-Policy': policy() }),
    // Browsers ignore it on plain HTTP.
    ['Strict-Transport-Security', strictTransportSecurity],
  ]
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');

/** @returns {string} */
export const nginxTemplate =
  () => `# Made by scripts/nginx.mjs; do not edit. The variables are filled in by envsubst (deploy/README.md).

# A connection is kept open towards the platform.
upstream facings_platform {
    server ${open('FACINGS_PLATFORM')};
    keepalive 16;
}

server {
    listen ${open('FACINGS_PORT')};
    server_name ${open('FACINGS_SERVER_NAME')};
    root ${open('FACINGS_ROOT')};
    index index.html;
    server_tokens off;
    # Addresses in answers are relative: whoever stands in front may speak https, at another port.
    absolute_redirect off;

    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1024;
    gzip_comp_level 6;
    gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

    # The largest that is uploaded is a picture of 5 MB, in a form: imported files are read in the browser.
    client_max_body_size 8m;

    # Named by the hash of what is in them; one that is not there is no page.
    location /assets/ {
        try_files $uri =404;
${headers('        ')}
        add_header Cache-Control "max-age=31536000, immutable";
    }

    # A build's own record is no part of the site.
    location ~ /\\. {
        return 404;
    }

    location = /config.json {
        try_files $uri =404;
${headers('        ')}
        add_header Cache-Control "no-cache" always;
    }

    location = /version.json {
        try_files $uri =404;
${headers('        ')}
        add_header Cache-Control "no-store" always;
    }

    location /api/ {
        proxy_pass http://facings_platform;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_connect_timeout 10s;
        # As long as the console itself waits for an answer, and for a file.
        proxy_read_timeout 310s;
        proxy_send_timeout 310s;
        # A file goes through as it comes, and is not stored here first.
        proxy_request_buffering off;
        # What the platform says is nobody's to keep, and is no page.
        add_header Cache-Control "no-store" always;
        add_header X-Content-Type-Options "nosniff" always;
    }

    # Every other address is a page of the console, also below an id with a dot.
    location / {
        try_files $uri /index.html;
${headers('        ')}
        add_header Cache-Control "no-cache" always;
    }
}
`;

/**
 * The template with its variables replaced, as envsubst does.
 * @param {Record<string, string>} values
 */
export const nginxConfig = (values) =>
  nginxTemplate().replace(/\$\{([A-Z_]+)\}/g, (whole, /** @type {string} */ name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${whole} has no value.`);
    return value;
  });
