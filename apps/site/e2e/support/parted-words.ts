/**
 * Runs in the page: where a line may end within what belongs together, each with the words around it. Options of a select are the
 * system's, names that stand alone are as the database has them, the clauses of a contract as they are signed.
 */
export function partedWords(): string[] {
  const PARTED: readonly RegExp[] = [
    // After a one-letter word, and after the sign of a number.
    /(?<![\p{L}\d-])[авикосуя] (?=\S)/iu,
    /№ (?=\S)/u,
    // Within a law and a range, before a unit.
    /\d-(?=ФЗ)/u,
    /№\s[\d\u2060-]*\d-(?=\d)/u,
    /\d–(?=\d)/u,
    /\d (?=(?:%|₽|м²|м\/с|км|млн|лет)(?!\p{L}))/u,
    /м\/(?=с(?!\p{L}))/u,
  ];
  const NAMED = /«Канал \d/u;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue: text, parentElement: parent } = walker.currentNode;
    if (
      !text ||
      !parent ||
      parent.closest('script, style, noscript, option, textarea, svg, [data-signed]')
    ) {
      continue;
    }
    const rules = text.length > 60 ? [...PARTED, NAMED] : PARTED;
    for (const rule of rules) {
      const match = rule.exec(text);
      if (match) found.add(text.slice(Math.max(0, match.index - 20), match.index + 20));
    }
    // A one-letter word before a link, a figure or a name that is set apart.
    const next = walker.currentNode.nextSibling;
    if (/(?:^|[^\p{L}\d-])[авикосуя] $/iu.test(text) && isInline(next)) {
      found.add(`${text.slice(-20)}${next?.textContent?.slice(0, 20)}`);
    }
  }
  return [...found];
  function isInline(node: Node | null): boolean {
    return (
      node instanceof Element &&
      getComputedStyle(node).display === 'inline' &&
      (node.textContent ?? '').trim() !== ''
    );
  }
}
