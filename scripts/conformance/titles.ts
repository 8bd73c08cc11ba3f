/** The titles of tests, read from their sources: which rules each of them shows. */

import ts from 'typescript';

/** A test and the rules that its title names. */
export interface NamedTest {
  /** The file, from the root of the repository. */
  readonly file: string;
  /** The title without the numbers. */
  readonly title: string;
  readonly ids: readonly string[];
}

const NUMBERS = /\[([A-Z]{2}-\d+[rc]?)\] ?/g;

/** The tests of a source whose titles name rules. Tests that are skipped or yet to be written show nothing. */
export function namedTests(file: string, source: string): NamedTest[] {
  const tests: NamedTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      const words = title && ts.isStringLiteralLike(title) ? title.text : '';
      const ids = [...words.matchAll(NUMBERS)].map(([, id]) => id!);
      if (ids.length > 0) tests.push({ file, title: words.replaceAll(NUMBERS, ''), ids });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return tests;
}

/** `test` and `it`, and `test.each(…)`; not `test.skip` and similar. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return false;
  const { expression, name } = callee.expression;
  return name.text === 'each' && isTest(expression);
}
