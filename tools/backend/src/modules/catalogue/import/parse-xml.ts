import { SaxesParser } from 'saxes';
import { createCollector, type Collector } from './collect-rows.ts';
import { columnOf, type Column } from './fields.ts';
import type { ParsedFile } from './types.ts';

/** Elements within each other. */
const DEEPEST = 16;
/** Characters of one element. */
const LONGEST_TEXT = 10_000;

/** What is known of the lot that is being read. */
interface Open {
  line: number;
  cells: Partial<Record<Column, string>>;
}

/** How one kind of document says lots. */
interface Dialect {
  root: string;
  item: string;
  /** Attribute with the lot's id. */
  id: string;
  /** Column of an element by its path within the item; `null` for one that says nothing here. */
  columnAt(path: readonly string[]): Column | null | undefined;
  /** What every lot of such a document has, said or not. */
  always: Partial<Record<Column, string>>;
}

const LOTS: Dialect = {
  root: 'lots',
  item: 'lot',
  id: 'id',
  columnAt: ([name = '', deeper]) => (deeper === undefined ? columnOf(name) : undefined),
  always: {},
};

/** Yandex Realty: whatever it offers is free. */
const REALTY: Dialect = {
  root: 'realty-feed',
  item: 'offer',
  id: 'internal-id',
  columnAt: (path) => (path.join('/') === 'price/value' ? 'price' : null),
  always: { status: 'free' },
};

type Parser = SaxesParser<{ position: true; xmlns: false }>;

/** Stops the reading of a document that must not be read on. */
class Stop extends Error {}

/** Reads `<lots>` of our own and the feed of Yandex Realty. No entities but XML's own are known, and no document type. */
export function parseXml(text: string): ParsedFile {
  const collector = createCollector();
  const parser: Parser = new SaxesParser({ position: true, xmlns: false });
  const stop = (reason: string): never => {
    collector.mistake({ line: parser.line, id: null, field: null, reason });
    throw new Stop(reason);
  };
  const reader = createReader(collector, parser, stop);
  parser.on('error', (error) => stop(`XML не разобран: ${error.message}`));
  parser.on('doctype', () => stop('DOCTYPE не допускается'));
  parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes));
  parser.on('text', reader.text);
  parser.on('cdata', reader.text);
  parser.on('closetag', reader.close);
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  return collector.result();
}

function createReader(collector: Collector, parser: Parser, stop: (reason: string) => never) {
  const path: string[] = [];
  let dialect: Dialect | undefined;
  let lot: Open | null = null;
  let column: Column | null = null;
  let said = '';
  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      path.push(name);
      if (path.length > DEEPEST) stop(`элементы вложены глубже ${DEEPEST}`);
      if (collector.full) stop('файл дальше не читается');
      if (path.length === 1) {
        dialect = [LOTS, REALTY].find(({ root }) => root === name);
        if (!dialect) stop(`неизвестный документ <${name}>; есть <lots> и <realty-feed>`);
        return;
      }
      if (path.length === 2) {
        if (dialect?.item === name) {
          const id = attributes[dialect.id] ?? '';
          lot = { line: parser.line, cells: { ...dialect.always, id } };
        } else if (dialect === LOTS) stop(`неизвестный элемент <${name}>`);
        return;
      }
      const found = lot ? dialect?.columnAt(path.slice(2)) : null;
      if (found === undefined || found === 'id') stop(`неизвестный элемент <${name}>`);
      column = found ?? null;
      said = '';
    },
    text(part: string) {
      if (!column) return;
      said += part;
      if (said.length > LONGEST_TEXT) stop(`текст элемента длиннее ${LONGEST_TEXT} знаков`);
    },
    close() {
      if (lot && column) lot.cells[column] = said;
      column = null;
      if (path.length === 2 && lot) {
        collector.add(lot);
        lot = null;
      }
      path.pop();
    },
  };
}
