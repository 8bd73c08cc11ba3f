/** Small faults put into a source on purpose: each a place, what stands there and what stands there instead. */

import ts from 'typescript';

/** A fault that can be put into a source. */
export interface Mutant {
  /** The file, from the root of the repository. */
  readonly file: string;
  readonly kind: 'operator' | 'condition' | 'constant' | 'statement';
  /** Its start and end in the source. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The whole expression or statement that is switched when the fault is switched on. */
  readonly whole: { readonly start: number; readonly end: number; readonly isStatement: boolean };
  /** Whether it is run when the module is loaded, and not again. */
  readonly atLoad: boolean;
  /** The line it stands in, from 1. */
  readonly line: number;
  /** Its identity, stable when lines above it change: its file, the text of its line, and the replacement. */
  readonly key: string;
}

const { SyntaxKind } = ts;

/** Each operator and what it is mistaken for. */
const SWAPPED = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*'],
  [SyntaxKind.PercentToken, '*'],
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.QuestionQuestionToken, '&&'],
  [SyntaxKind.AmpersandToken, '|'],
  [SyntaxKind.BarToken, '&'],
  [SyntaxKind.LessThanLessThanToken, '>>'],
  [SyntaxKind.GreaterThanGreaterThanToken, '<<'],
  [SyntaxKind.GreaterThanGreaterThanGreaterThanToken, '<<'],
  [SyntaxKind.PlusEqualsToken, '-='],
  [SyntaxKind.MinusEqualsToken, '+='],
  [SyntaxKind.BarEqualsToken, '&='],
  [SyntaxKind.AmpersandEqualsToken, '|='],
]);

/** All faults of the kinds we know, in the order in which they stand in the source. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const mutants: Mutant[] = [];
  const seen = new Map<string, number>();

  const put = (kind: Mutant['kind'], node: ts.Node, start: number, end: number, replacement: string): void => {
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    const was = source.slice(start, end).replaceAll(/\s+/g, ' ');
    const same = `${file}: ${lines[line - 1]!.trim()} :: ${was} => ${replacement}`;
    const nth = (seen.get(same) ?? 0) + 1;
    seen.set(same, nth);
    const isStatement = ts.isStatement(node);
    const whole = { start: node.getStart(tree), end: node.end, isStatement };
    const key = nth === 1 ? same : `${same} (${nth})`;
    mutants.push({ file, kind, start, end, replacement, whole, atLoad: !isWithinFunction(node), line, key });
  };
  const condition = (node: ts.Expression): void => {
    for (const value of ['true', 'false']) {
      if (node.getText(tree) !== value) put('condition', node, node.getStart(tree), node.end, value);
    }
  };

  const visit = (node: ts.Node): void => {
    // Types say nothing at run time, and errors of programming are not behaviour.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node)) return;
    if (ts.isBinaryExpression(node)) {
      const swapped = SWAPPED.get(node.operatorToken.kind);
      const text = ts.isStringLiteralLike(node.left) || ts.isStringLiteralLike(node.right);
      if (swapped !== undefined && !text) {
        put('operator', node, node.operatorToken.getStart(tree), node.operatorToken.end, swapped);
      }
    } else if (ts.isPrefixUnaryExpression(node)) {
      const { operator, operand } = node;
      if (operator === SyntaxKind.ExclamationToken || operator === SyntaxKind.TildeToken) {
        put('operator', node, node.getStart(tree), operand.getStart(tree), '');
      } else if (operator === SyntaxKind.PlusPlusToken || operator === SyntaxKind.MinusMinusToken) {
        const other = operator === SyntaxKind.PlusPlusToken ? '--' : '++';
        put('operator', node, node.getStart(tree), operand.getStart(tree), other);
      }
    } else if (ts.isPostfixUnaryExpression(node)) {
      put('operator', node, node.operand.end, node.end, node.operator === SyntaxKind.PlusPlusToken ? '--' : '++');
    } else if (ts.isNumericLiteral(node) && !isName(node)) {
      const value = Number(node.text);
      put('constant', node, node.getStart(tree), node.end, String(value === 0 ? 1 : value + 1));
      if (value === 1) put('constant', node, node.getStart(tree), node.end, '0');
    } else if (node.kind === SyntaxKind.TrueKeyword || node.kind === SyntaxKind.FalseKeyword) {
      put('constant', node, node.getStart(tree), node.end, node.kind === SyntaxKind.TrueKeyword ? 'false' : 'true');
    } else if (ts.isIfStatement(node)) condition(node.expression);
    else if (ts.isConditionalExpression(node)) condition(node.condition);
    else if ((ts.isForStatement(node) && node.condition) || ts.isWhileStatement(node)) {
      const test = ts.isForStatement(node) ? node.condition! : node.expression;
      put('condition', test, test.getStart(tree), test.end, 'false');
    } else if (ts.isExpressionStatement(node) && !isSuperCall(node.expression)) {
      put('statement', node, node.getStart(tree), node.end, ';');
    } else if (ts.isContinueStatement(node) || ts.isBreakStatement(node)) {
      if (!ts.isCaseOrDefaultClause(node.parent)) put('statement', node, node.getStart(tree), node.end, ';');
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return mutants;
}

/** Without it a class would not be one. */
const isSuperCall = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && node.expression.kind === SyntaxKind.SuperKeyword;

/** Whether a literal is a property name. */
const isName = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

function isWithinFunction(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    if (ts.isFunctionLike(at)) return true;
    // Field initialisers run whenever an object is made.
    if (ts.isPropertyDeclaration(at)) return !at.modifiers?.some(({ kind }) => kind === SyntaxKind.StaticKeyword);
  }
  return false;
}

/** The source with one fault in it. */
export function mutated(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

/**
 * The source with many faults in it, each of which is switched on by its number: `__fault(number)` is asked wherever it
 * would show.
 */
export function switchable(source: string, faults: readonly (Mutant & { readonly number: number })[]): string {
  const size = ({ whole }: Mutant): number => whole.end - whole.start;
  // From the outside in; of those that switch the same text one stands within the other.
  const sorted = faults.toSorted((a, b) => a.whole.start - b.whole.start || size(b) - size(a));
  const render = (start: number, end: number, from: number, to: number): string => {
    let text = '';
    let at = start;
    for (let next = from; next < to;) {
      const { whole } = sorted[next]!;
      let after = next;
      while (after < to && sorted[after]!.whole.start < whole.end) after++;
      let inner = next;
      while (inner < after && size(sorted[inner]!) === size(sorted[next]!)) inner++;
      let piece = render(whole.start, whole.end, inner, after);
      for (const fault of sorted.slice(next, inner)) {
        const faulty = source.slice(whole.start, fault.start) + fault.replacement + source.slice(fault.end, whole.end);
        piece = whole.isStatement
          ? `if (__fault(${fault.number})) { ${faulty} } else { ${piece} }`
          : `(__fault(${fault.number}) ? (${faulty}) : (${piece}))`;
      }
      text += source.slice(at, whole.start) + piece;
      at = whole.end;
      next = after;
    }
    return text + source.slice(at, end);
  };
  return render(0, source.length, 0, sorted.length);
}
