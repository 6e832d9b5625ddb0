import { SaxesParser } from 'saxes';
import { UnreadableFile } from '../../shape/unreadable-file.ts';

/** Elements within each other. */
const DEEPEST = 16;
/** Characters of one element. */
const LONGEST_TEXT = 20_000;
/** Characters without an end of a tag, which the parser keeps: a text, a comment, an attribute. */
const LONGEST_RUN = 1_000_000;
/** Elements of one offer. */
const MOST_ELEMENTS = 500;

/** An offer: the texts of its elements by their path, `price/value`. */
export interface Offer {
  line: number;
  id: string;
  texts: ReadonlyMap<string, readonly string[]>;
  /** Addresses of the pictures that are marked as plans. */
  plans: readonly string[];
  /** Addresses of the pictures of the house. */
  photos: readonly string[];
}

/**
 * Reads the offers of `<realty-feed>` one by one. No entities but XML's own are known, and no document type.
 * @throws UnreadableFile
 */
export async function* readOffers(text: AsyncIterable<string>): AsyncGenerator<Offer> {
  const done: Offer[] = [];
  const parser = new SaxesParser({ position: true, xmlns: false });
  const stop = (reason: string): never => {
    throw new UnreadableFile(reason, parser.line);
  };
  const builder = createBuilder({ stop, lineOf: () => parser.line, add: (one) => done.push(one) });
  parser.on('error', (error) => stop(`XML не разобран: ${error.message}`));
  parser.on('doctype', () => stop('DOCTYPE не допускается: сущности не раскрываются'));
  let run = 0;
  parser.on('opentag', ({ name, attributes }) => {
    run = 0;
    builder.open(name, attributes);
  });
  parser.on('text', builder.text);
  parser.on('cdata', builder.text);
  parser.on('closetag', () => {
    run = 0;
    builder.close();
  });
  let started = false;
  for await (const part of text) {
    run += part.length;
    parser.write(started ? part : part.replace(/^\ufeff?\s+/, ''));
    started = true;
    if (run > LONGEST_RUN) stop(`между тегами больше ${LONGEST_RUN} знаков`);
    yield* done.splice(0);
  }
  parser.close();
  yield* done.splice(0);
}

interface OpenOffer extends Offer {
  texts: Map<string, string[]>;
  plans: string[];
  photos: string[];
}

/** What a picture shows by its mark; those without one show the house. */
const PICTURES: Readonly<Record<string, 'plans' | 'photos'>> = {
  ...{ '': 'photos', 'housing-main': 'photos', plan: 'plans' },
};

interface Builder {
  stop: (reason: string) => never;
  lineOf: () => number;
  add: (offer: Offer) => void;
}

function createBuilder({ stop, lineOf, add }: Builder) {
  const path: string[] = [];
  let offer: OpenOffer | null = null;
  let elements = 0;
  let said = '';
  let pictures: 'plans' | 'photos' | undefined;
  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      path.push(name);
      if (path.length > DEEPEST) stop(`элементы вложены глубже ${DEEPEST}`);
      if (path.length === 1 && name !== 'realty-feed') {
        stop(`неизвестный документ <${name}>; нужен <realty-feed>`);
      }
      if (path.length === 2 && name === 'offer') {
        offer = {
          line: lineOf(),
          id: attributes['internal-id'] ?? '',
          texts: new Map(),
          ...{ plans: [], photos: [] },
        };
        elements = 0;
      }
      if (++elements > MOST_ELEMENTS && offer) {
        stop(`в одном предложении больше ${MOST_ELEMENTS} элементов`);
      }
      said = '';
      pictures = name === 'image' ? PICTURES[attributes['tag'] ?? ''] : undefined;
    },
    text(part: string) {
      if (!offer) return;
      said += part;
      if (said.length > LONGEST_TEXT) stop(`текст элемента длиннее ${LONGEST_TEXT} знаков`);
    },
    close() {
      const text = said.trim();
      if (offer && path.length > 2 && text !== '') {
        const key = path.slice(2).join('/');
        const known = offer.texts.get(key);
        if (known) known.push(text);
        else offer.texts.set(key, [text]);
        if (pictures) offer[pictures].push(text);
      }
      said = '';
      pictures = undefined;
      if (offer && path.length === 2) {
        add(offer);
        offer = null;
      }
      path.pop();
    },
  };
}
