import ts from 'typescript';
import { root } from '../workspace/root.ts';

/** One prop as its type declares it. */
export interface Prop {
  name: string;
  type: string;
  required: boolean;
  /** What it is without being given: of `@default`, else what the component writes beside it. */
  default: string | undefined;
  /** Its sentence; empty where there is none. */
  description: string;
}

/** What the types of a component say of it. */
export interface ComponentTypes {
  /** Its sentence. */
  summary: string;
  /** Props of its own. */
  props: Prop[];
  /** The element whose attributes it takes besides. */
  element: string | undefined;
}

/** Reads types of many files at once: making a program is what takes long. */
export function typeReader(files: readonly string[]) {
  const program = ts.createProgram([...files], {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['@m30/source'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
    typeRoots: [],
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  });
  const checker = program.getTypeChecker();

  /** @returns `undefined` where the file exports no such component */
  return (file: string, name: string): ComponentTypes | undefined => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const found = module && checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!source || !found) return undefined;
    const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    const parameter = parameterOf(checker, symbol, source);
    const given = parameter ? checker.getTypeOfSymbolAtLocation(parameter, source) : undefined;
    const written = parameter?.valueDeclaration;
    return {
      summary: sentence(symbol, checker) || sentenceOfBinding(symbol),
      element: elementOf(source, found.name),
      props: given
        ? propertiesOf(checker, given)
            .filter((one) => isOwn(one) && !['ref', 'key'].includes(one.name))
            .map((one) => propOf(checker, given, one, written, source))
        : [],
    };
  };
}

function parameterOf(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.SourceFile) {
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  const types = type.isUnion() ? type.types : [type];
  return types.flatMap((one) => one.getCallSignatures())[0]?.getParameters()[0];
}

/** Of a union, what any of its members has: a button or a link. */
function propertiesOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  const types = type.isUnion() ? type.types : [type];
  const byName = new Map<string, ts.Symbol>();
  for (const one of types.flatMap((member) => checker.getPropertiesOfType(member))) {
    if (!isOwn(byName.get(one.name))) byName.set(one.name, one);
  }
  return [...byName.values()];
}

const isOwn = (symbol: ts.Symbol | undefined) =>
  symbol?.declarations?.some((one) => {
    const { fileName } = one.getSourceFile();
    return fileName.startsWith(`${root}/libs/`) && !fileName.includes('/node_modules/');
  }) === true;

/** In a union of props only what each of them wants is required. */
const isRequired = (type: ts.Type, name: string) =>
  (type.isUnion() ? type.types : [type]).every((one) => {
    const symbol = one.getProperty(name);
    return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Optional) === 0;
  });

function propOf(
  checker: ts.TypeChecker,
  whole: ts.Type,
  symbol: ts.Symbol,
  parameter: ts.Declaration | undefined,
  at: ts.SourceFile,
): Prop {
  const declaration = symbol.declarations?.[0];
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  return {
    name: symbol.name,
    type: typeText(checker, type, declaration),
    required: isRequired(whole, symbol.name),
    default: tag ? ts.displayPartsToString(tag.text) : initializerOf(parameter, symbol.name),
    description: sentence(symbol, checker),
  };
}

/** The choices themselves where a type is some words, else as it is declared. */
function typeText(checker: ts.TypeChecker, type: ts.Type, declaration?: ts.Declaration): string {
  const members = (type.isUnion() ? type.types : [type]).filter(
    (one) => (one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0,
  );
  const isWords = members.length > 1 && members.every((one) => one.isLiteral());
  if (isWords && members.length <= 12) {
    return members.map((one) => checker.typeToString(one).replaceAll('"', "'")).join(' | ');
  }
  const node =
    declaration && ts.isPropertySignature(declaration) && declaration.type
      ? declaration.type
      : undefined;
  const text = node?.getText() ?? checker.typeToString(type);
  return text.replace(/\s+/g, ' ').replace(/ ?\| undefined$/, '');
}

function initializerOf(parameter: ts.Declaration | undefined, name: string) {
  if (!parameter || !ts.isParameter(parameter) || !ts.isObjectBindingPattern(parameter.name)) {
    return undefined;
  }
  return parameter.name.elements
    .find((one) => (one.propertyName ?? one.name).getText() === name)
    ?.initializer?.getText()
    .replaceAll(String.raw`\u00a0`, '\u00a0');
}

/** The elements of `ComponentProps<'input'>` in the declaration of its props, else in the module. */
function elementOf(source: ts.SourceFile, name: string): string | undefined {
  const text = source.getFullText();
  const own =
    text.match(new RegExp(String.raw`(?:interface|type) ${name}Props[^]*?\n(?=\n)`))?.[0] ?? '';
  const within = (part: string) => [
    ...new Set([...part.matchAll(/ComponentProps<'(\w+)'>/g)].map(([, element]) => element)),
  ];
  const elements = within(own).length > 0 ? within(own) : within(text);
  return elements.length > 0 ? elements.join(', ') : undefined;
}

const sentence = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();

/** The sentence above `export const { Form: CallbackForm } = …`, which the compiler takes for nobody's. */
function sentenceOfBinding(symbol: ts.Symbol): string {
  const statement = ts.findAncestor(symbol.valueDeclaration, ts.isVariableStatement);
  const [comment] = statement ? ts.getJSDocCommentsAndTags(statement) : [];
  return comment && ts.isJSDoc(comment) && typeof comment.comment === 'string'
    ? comment.comment.replace(/\s+/g, ' ')
    : '';
}
