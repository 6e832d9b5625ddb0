/** What pages say: read once from `content/`, and refused at the start where the contract has another shape. */
import { readFileSync } from 'node:fs';
import { getCatalog, getTemplate } from '@m30/api';
import * as v from 'valibot';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../content/${name}.json`, import.meta.url), 'utf8'));

export const template = v.parse(getTemplate.result, read('template'));
export const { complexes } = v.parse(getCatalog.result, read('complexes'));
