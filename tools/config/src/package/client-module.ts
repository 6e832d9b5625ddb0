/** What a module does by an import of this name, if it calls or extends it, a browser alone can do. */
const OF_CLIENT = /^(use[A-Z]\w*|createContext|(Pure)?Component)$/;

/** A handler among an element's props. */
const HANDLER = /\bon[A-Z]\w*(?=\s*[:,}])/;

/**
 * Whether React Server Components have to leave a built module to the browser: it uses hooks, its own or others', makes a context
 * or gives an element a handler. Who only passes names on stays with the server.
 * @param code of an ES module after JSX was compiled
 */
export function isClientModule(code: string): boolean {
  const used = [...code.matchAll(/^import \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')))
    .filter(([name = '']) => OF_CLIENT.test(name))
    .map((names) => names.at(-1) ?? '');
  if (used.some((name) => new RegExp(`\\b${name}\\(|extends ${name}\\b`).test(code))) return true;
  return code.includes('"react/jsx-runtime"') && HANDLER.test(code);
}
