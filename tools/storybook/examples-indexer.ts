import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { readFile } from 'node:fs/promises';

/** Reads `*.examples.tsx` as stories: an examples file has their shape, and no stories file beside it. */
export const examplesIndexer: Indexer = {
  test: /\.examples\.tsx$/,
  createIndex: async (path, options) =>
    loadCsf(await readFile(path, 'utf8'), { ...options, fileName: path }).parse().indexInputs,
};
