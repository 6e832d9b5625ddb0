import { globSync } from 'node:fs';
import { readSource, ROOT } from './mutant.ts';

/** A check that has to have a mutant. */
export interface Place {
  family: 'guard' | 'idempotency' | 'owner' | 'buyer' | 'staff' | 'signature' | 'puzzle' | 'token';
  file: string;
  /** Where it begins and how long it is, in UTF-16 units. */
  at: number;
  length: number;
  /** What stands there instead when it is taken away. */
  replace: string;
}

interface Family {
  family: Place['family'];
  files: string | string[];
  pattern: RegExp;
  replace: (match: RegExpMatchArray) => string;
}

/** Who asks, as queries name it; anything else is a join of two tables. */
const ASKER = String.raw`(?:\w+\.)*(?:userId|id)|buyerOf\(call\)\.user\.id`;

const FAMILIES: readonly Family[] = [
  {
    family: 'guard',
    files: 'libs/auth/src/core/machine/auth-machine.ts',
    pattern: /when: when\.\w+,? ?/g,
    replace: () => '',
  },
  {
    family: 'idempotency',
    files: 'tools/backend/src/{modules,studio}/**/*.ts',
    pattern: /\bonce\((?=\s*services,)/g,
    // As if the caller had sent no key.
    replace: () => '((all, request, write) => once(all, { ...request, key: null }, write))(',
  },
  {
    family: 'owner',
    files: 'tools/backend/src/modules/**/*.ts',
    pattern: new RegExp(String.raw`eq\((\w+)\.userId, (?!users\.)(?:${ASKER})\)`, 'g'),
    replace: ([, table]) => `eq(${table}.userId, ${table}.userId)`,
  },
  {
    family: 'buyer',
    files: 'tools/backend/src/{kernel,compose,modules}/**/*.ts',
    pattern: /if \(method\.access === 'buyer'\)|if \(!call\.session\) throw [^;]+;/g,
    replace: ([found]) => (found.endsWith(';') ? '' : 'if (false)'),
  },
  {
    family: 'staff',
    files: 'tools/backend/src/kernel/studio/*.ts',
    pattern: /if \([^;]+\) throw refuse\(40[13][^;]+;/g,
    replace: () => '',
  },
  {
    family: 'signature',
    files: 'tools/backend/src/{kernel,modules,adapters,staff}/**/*.ts',
    pattern: /\b(?:timingSafeEqual|isSameSecret)\(\w[^;]*\)(?=;| \?)/g,
    replace: () => 'true',
  },
  {
    family: 'signature',
    files: 'tools/backend/src/kernel/secret/*.ts',
    // What the last step of a decipher checks is the seal itself.
    pattern: /, decipher\.final\(\)/g,
    replace: () => '',
  },
  {
    family: 'puzzle',
    files: 'tools/backend/src/{adapters,modules}/**/*.ts',
    pattern: /await verifySolution\([^)]*\)|\bcaptcha\.accept\((?:[^()]|\([^()]*\))*\)/g,
    replace: () => 'true',
  },
  {
    family: 'token',
    files: 'tools/backend/src/modules/**/*.ts',
    // A row that is only locked is looked for by its link once more.
    pattern:
      /eq\((\w+)\.(key|token|tokenHash|keyHash), (?:key|token|hash\w*\(\w+\))\)(?!\)\.for\()/g,
    replace: ([, table, column]) => `eq(${table}.${column}, ${table}.${column})`,
  },
];

/** Every place of the families in the sources of today, tests and fixtures aside. */
export function places(): Place[] {
  return FAMILIES.flatMap(({ family, files, pattern, replace }) =>
    globSync(files, { cwd: ROOT })
      .filter((file) => !/\.(test|fixture)\./.test(file))
      .sort()
      .flatMap((file) =>
        [...readSource(file).matchAll(pattern)].map((match) => ({
          family,
          file,
          at: match.index,
          length: match[0].length,
          replace: replace(match),
        })),
      ),
  );
}
