import { type UserConfig } from 'vite';
/**
 * Vite configuration of a publishable library: ES modules one to one with the sources, declarations
 * beside them, one `dist/styles.css`. What is built, and what stays an import, is read from its package.json.
 * @param folder absolute path of the library
 */
export declare function library(folder: string): UserConfig;
