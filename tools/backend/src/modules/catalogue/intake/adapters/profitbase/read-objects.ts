import { UnreadableFile } from '../../shape/unreadable-file.ts';

/** Brackets within each other. */
const DEEPEST = 24;
/** Characters of one object. */
const LONGEST = 200_000;

/** An object of a list with the line it begins in. */
export interface Listed {
  line: number;
  value: Readonly<Record<string, unknown>>;
}

/**
 * Reads the objects of the list of lots one by one: the document itself, or the list under `data` or `data.properties`. Nothing
 * else of the document is kept.
 * @throws UnreadableFile
 */
export async function* readObjects(text: AsyncIterable<string>): AsyncGenerator<Listed> {
  const scanner = createScanner();
  for await (const part of text) yield* scanner.feed(part);
  scanner.end();
}

/** Lists deeper than the first one within `data.properties` belong to a lot. */
function createScanner() {
  let [depth, line, start] = [0, 1, 1];
  let [inText, escaped] = [false, false];
  /** Depth of the list whose objects are read; 0 until it has been found. */
  let list = 0;
  let kept = '';
  const stop = (reason: string): never => {
    throw new UnreadableFile(reason, line);
  };

  function open(letter: string): void {
    depth += 1;
    if (depth > DEEPEST) stop(`скобки вложены глубже ${DEEPEST}`);
    if (list === 0 && letter === '[') {
      if (depth > 3) stop('лоты ждём списком, под «data» или «data.properties»');
      list = depth;
    } else if (list > 0 && depth === list + 1) {
      if (letter === '[') stop('в списке лотов стоит другой список');
      start = line;
      kept = '';
    }
  }

  function close(): Listed | null {
    const isLot = list > 0 && depth === list + 1;
    if (depth === list) list = Number.POSITIVE_INFINITY;
    depth -= 1;
    if (depth < 0) stop('JSON не разобран: лишняя скобка');
    if (!isLot) return null;
    return { line: start, value: parsed(kept) };
  }

  function parsed(json: string): Listed['value'] {
    try {
      return JSON.parse(json) as Listed['value'];
    } catch {
      return stop('JSON не разобран');
    }
  }

  return {
    *feed(part: string): Generator<Listed> {
      for (const letter of part) {
        if (letter === '\n') line += 1;
        const isOpening = !inText && (letter === '{' || letter === '[');
        if (isOpening) open(letter);
        if (list > 0 && depth > list) kept += letter;
        if (kept.length > LONGEST) stop(`один лот длиннее ${LONGEST} знаков`);
        if (inText) {
          if (escaped) escaped = false;
          else if (letter === '\\') escaped = true;
          else inText = letter !== '"';
        } else if (letter === '"') inText = true;
        else if (letter === '}' || letter === ']') {
          const lot = close();
          if (lot) {
            kept = '';
            yield lot;
          }
        }
      }
    },
    end() {
      if (depth !== 0 || inText) stop('JSON обрывается: закрыты не все скобки');
      if (list === 0) stop('в JSON нет списка лотов');
    },
  };
}
