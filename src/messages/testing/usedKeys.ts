/** Finds the catalogue keys that a source file uses, from its syntax alone. */
import ts from 'typescript';

export interface UsedKey {
  /** `*` replaces a part that is unknown from the syntax. */
  readonly key: string;
  /** File and line. */
  readonly where: string;
}

const unknown = '*';

/** Keys have an area and a name; `facings.density` is a key of the browser's storage. */
const isKey = (text: string): boolean => /^facings\.[\w*]+\.[\w.* -]+$/.test(text);

/** Ancestors of a node, nearest first. A source file has no parent, although the type says so. */
const around = (node: ts.Node): readonly ts.Node[] => {
  const parent = node.parent as ts.Node | undefined;
  return parent === undefined ? [] : [parent, ...around(parent)];
};

const initializerOf = (node: ts.Node, name: string): ts.Expression | undefined => {
  const statements = ts.isSourceFile(node) || ts.isBlock(node) ? node.statements : [];
  for (const statement of statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const own = statement.declarationList.declarations.find(
      (one) => ts.isIdentifier(one.name) && one.name.text === name,
    );
    if (own?.initializer) return own.initializer;
  }
  return undefined;
};

/** Elements of an array literal, also through a name or `as const`. */
const elementsOf = (node: ts.Expression): readonly ts.Expression[] | null => {
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return elementsOf(node.expression);
  if (!ts.isIdentifier(node)) return null;
  for (const at of around(node)) {
    const found = initializerOf(at, node.text);
    if (found) return elementsOf(found);
  }
  return null;
};

const callsOf = (file: ts.SourceFile, name: string): readonly ts.CallExpression[] => {
  const calls: ts.CallExpression[] = [];
  const look = (node: ts.Node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      if (node.expression.text === name) calls.push(node);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return calls;
};

/** Values of a parameter: from calls in this file, or from the array that is iterated. */
const givenTo = (
  file: ts.SourceFile,
  of: ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration,
  at: number,
): readonly (ts.Expression | undefined)[] | null => {
  const { parent } = of;
  if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) {
    return callsOf(file, parent.name.text).map(({ arguments: given }) => given[at]);
  }
  const isGoneThrough =
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    /^(map|flatMap|forEach|filter|find)$/.test(parent.expression.name.text);
  return isGoneThrough && at === 0 ? elementsOf(parent.expression.expression) : null;
};

const product = (parts: readonly (readonly string[])[]): readonly string[] =>
  parts.reduce<readonly string[]>(
    (texts, part) => texts.flatMap((text) => part.map((one) => text + one)),
    [''],
  );

/** Possible texts of an expression; `*` if the file does not show them. */
const textsOf = (file: ts.SourceFile, node: ts.Expression | undefined): readonly string[] => {
  if (node === undefined) return [unknown];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
    return textsOf(file, node.expression);
  }
  if (ts.isConditionalExpression(node)) {
    return [...textsOf(file, node.whenTrue), ...textsOf(file, node.whenFalse)];
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [
      textsOf(file, expression),
      [literal.text],
    ]);
    return product([[node.head.text], ...spans]);
  }
  if (!ts.isIdentifier(node)) return [unknown];
  for (const at of around(node)) {
    if (ts.isFunctionLike(at) && 'parameters' in at) {
      const index = at.parameters.findIndex(
        ({ name }) => ts.isIdentifier(name) && name.text === node.text,
      );
      if (index >= 0) {
        const given =
          ts.isArrowFunction(at) || ts.isFunctionExpression(at) ? givenTo(file, at, index) : null;
        return given?.flatMap((one) => textsOf(file, one)) ?? [unknown];
      }
    }
    const found = initializerOf(at, node.text);
    if (found) return textsOf(file, found);
  }
  return [unknown];
};

export const usedKeysIn = (name: string, source: string): readonly UsedKey[] => {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
  const asked: UsedKey[] = [];
  const look = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      for (const key of new Set(textsOf(file, node))) {
        if (isKey(key)) asked.push({ key, where: `${name}:${line + 1}` });
      }
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return asked;
};
