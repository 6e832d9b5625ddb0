import { accordion } from './blocks/accordion/accordion.block.ts';
import { buttonform } from './blocks/buttonform/buttonform.block.ts';
import { header } from './blocks/header/header.block.ts';
import { text } from './blocks/text/text.block.ts';

/** Every content block, with schema and examples: for the server, tests and stories. */
export const registry = [accordion, buttonform, header, text] as const;
