import { readFileSync } from 'node:fs';

/** The bundled map of Saint Petersburg. */
export const MAP_FOLDER = new URL('../../../demo/map/', import.meta.url);

/** Reads a file of a map's folder from disk. */
export const readMap = <Data>(folder: URL, name: string): Data =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Data;
