import { posix } from 'node:path';

const NAMED = /^import \{([^}]*)\} from '([^']+)';/gm;

/**
 * Adds an import to code that may have it already.
 * @param name what is imported, `* as v` for a whole module
 */
export function withImport(code: string, name: string, from: string): string {
  if (name.startsWith('*')) {
    const line = `import ${name} from '${from}';\n`;
    return code.includes(line) ? code : `${line}${code}`;
  }
  const statements = [...code.matchAll(NAMED)];
  const own = statements.find(([, , module]) => module === from);
  if (own) {
    const names = (own[1] ?? '').split(/[\s,]+/).filter(Boolean);
    if (names.includes(name)) return code;
    const sorted = [...names, name].toSorted((a, b) =>
      a.localeCompare(b, 'en', { sensitivity: 'base' }),
    );
    return code.replace(own[0], `import { ${sorted.join(', ')} } from '${from}';`);
  }
  const line = `import { ${name} } from '${from}';`;
  const folder = posix.dirname(from);
  const [neighbour] = statements.findLast(([, , at]) => posix.dirname(at ?? '') === folder) ?? [];
  return neighbour ? code.replace(neighbour, `${neighbour}\n${line}`) : `${line}\n${code}`;
}
