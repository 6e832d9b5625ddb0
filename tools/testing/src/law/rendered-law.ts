import { legalFigures, legalWords } from '@m30/backend/demo-law';

const RULES = [legalFigures, legalWords];

/** What is no prose: code, drawings, and options of a list. */
const SILENT = /<(script|style|template|svg|select|textarea)\b[\s\S]*?<\/\1>/gi;

/** Elements that stand within a sentence. */
const INLINE = /<\/?(?:a|abbr|b|em|i|nobr|small|span|strong|time|wbr)\b[^<>]*>|<!--.*?-->/gi;

/** Between a name and its value: a term and what it says, the cells of a row. Together they are one statement. */
const NAMED = /<\/(?:dt|dd|th|td)>\s*<(?:dd|th|td)\b[^<>]*>/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#x27': "'" },
};

/**
 * Sentences of a page of the demo company that contradict what is declared of the law and of its contract: what content files cannot
 * say, a component or the API might.
 * @param html the whole document
 * @returns a line each
 */
export function lawMistakesOf(html: string): string[] {
  return sentencesOf(html).flatMap((text) =>
    RULES.flatMap(({ find }) => {
      const reason = find({ text });
      return reason === null ? [] : [`${reason} («${text}»)`];
    }),
  );
}

function sentencesOf(html: string): string[] {
  const [, body = ''] = /<body\b[^>]*>([\s\S]*)<\/body>/i.exec(html) ?? [];
  const lines = body
    .replace(SILENT, '')
    .replace(INLINE, '')
    .replace(NAMED, ' — ')
    .replace(/<[^<>]*>/g, '\n')
    .replace(/&([a-z]+|#x27);/gi, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\u2060/g, '')
    .replace(/[^\S\n]+/g, ' ');
  return lines.split(/\n+|(?<=[.!?;]) /).filter((line) => /\p{L}/u.test(line));
}
