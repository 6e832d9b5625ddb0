import { SaxesParser } from 'saxes';
import { UnreadableFile } from '../../../shape/unreadable-file.ts';

/** Elements within each other. */
const DEEPEST = 32;
/** Characters without an end of a tag. */
const LONGEST_RUN = 1_000_000;

type Attributes = Readonly<Record<string, string>>;

interface Handlers {
  /** @param name without the prefix that some programs write */
  open: (name: string, attributes: Attributes) => void;
  text?: (part: string) => void;
  close?: (name: string) => void;
}

/** A reader of the XML of one part of a book, fed with its bytes as they come. No document type is taken, so that there is no entity. */
export function createXml({ open, text, close }: Handlers) {
  const parser = new SaxesParser({ xmlns: false });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let depth = 0;
  let run = 0;
  const stop = (reason: string): never => {
    throw new UnreadableFile(reason);
  };
  parser.on('error', () => stop('книга Excel повреждена: её XML не разобран'));
  parser.on('doctype', () => stop('в книге Excel есть DOCTYPE: он не допускается'));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    run = 0;
    if (depth > DEEPEST) stop(`в книге Excel элементы вложены глубже ${DEEPEST}`);
    open(local(name), attributes);
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    run = 0;
    close?.(local(name));
  });
  return {
    write(bytes: Uint8Array) {
      run += bytes.byteLength;
      parser.write(decoded(decoder, bytes));
      if (run > LONGEST_RUN + bytes.byteLength) stop('в книге Excel текст без конца');
    },
    end() {
      parser.close();
    },
  };
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

function decoded(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: true });
  } catch {
    throw new UnreadableFile('книга Excel повреждена: она записана не в UTF-8');
  }
}
