/** Escaped by a backslash between double quotes; before anything else it stands for itself. */
const ESCAPED = /["\\`$]/;

/**
 * Reads an environment file as systemd does (`EnvironmentFile=`, systemd.exec(5)): what stands in it is no shell, so `<`, `$`, `#`
 * and spaces within a value are themselves. The same file serves the units and the commands.
 */
export function parseEnvironmentFile(text: string): Record<string, string> {
  const variables: Record<string, string> = {};
  let at = 0;

  const isEnd = () => at >= text.length || text[at] === '\n';

  /** The rest of a line, with what a backslash joins to it. */
  function skipLine(): void {
    for (; !isEnd(); at += 1) if (text[at] === '\\') at += 1;
    at += 1;
  }

  /** Between quotes, line ends too. */
  function readQuoted(quote: string): string {
    let value = '';
    for (at += 1; at < text.length && text[at] !== quote; at += 1) {
      const next = text[at + 1] ?? '';
      if (quote === "'" || text[at] !== '\\') value += text[at];
      else if (next === '\n') at += 1;
      else if (ESCAPED.test(next)) value += text[(at += 1)];
      else value += '\\';
    }
    at += 1;
    return value;
  }

  /** A value without quotes: up to the end of the line, without the spaces there. */
  function readBare(): string {
    let value = '';
    let end = 0;
    for (; !isEnd(); at += 1) {
      const isEscape = text[at] === '\\';
      if (isEscape) at += 1;
      if (isEscape && isEnd()) continue;
      value += text[at];
      if (isEscape || !/\s/.test(text[at] ?? '')) end = value.length;
    }
    return value.slice(0, end);
  }

  function readValue(): string {
    let value = '';
    while (!isEnd()) {
      const quote = text[at] ?? '';
      if (/\s/.test(quote)) at += 1;
      else value += /["']/.test(quote) ? readQuoted(quote) : readBare();
    }
    return value;
  }

  while (at < text.length) {
    const [whole, name] = /^[ \t\r]*([A-Za-z_]\w*)[ \t]*=/.exec(text.slice(at)) ?? [];
    if (whole === undefined || name === undefined) {
      skipLine();
      continue;
    }
    at += whole.length;
    variables[name] = readValue();
    at += 1;
  }
  return variables;
}
