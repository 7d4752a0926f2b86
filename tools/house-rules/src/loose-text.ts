import { type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';
import { type JsxChild, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isConditionalExpression,
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';

/** Text that React would not find after a page translator has wrapped it in a `<font>`. */
export interface LooseText {
  readonly line: number;
  readonly code: string;
  readonly why: string;
}

/** What an element’s child can be, now or after an update. */
interface Kind {
  /** Text directly in the parent. */
  readonly isText: boolean;
  readonly isElement: boolean;
  /** Optional, or a growing list. */
  readonly comesAndGoes: boolean;
  /** Either the component’s children, which may contain text, or something else. */
  readonly isSwitched?: boolean;
}

interface Child extends Kind {
  readonly node: Node;
}

const nothing: Kind = { isText: false, isElement: false, comesAndGoes: true };
const text: Kind = { isText: true, isElement: false, comesAndGoes: false };
const element: Kind = { isText: false, isElement: true, comesAndGoes: false };

/**
 * Finds text that React removes, or inserts something before, next to other children. React keeps the text node and
 * calls `parent.removeChild(text)` or `parent.insertBefore(node, text)`, which throws if a translator has wrapped the
 * text. An element around the text (`<span>`) prevents that.
 */
export function findLooseText(file: SourceFile, { checker }: Project): readonly LooseText[] {
  const found: LooseText[] = [];
  const report = (node: Node, why: string) => {
    const start = node.getStart(file);
    const line = file.text.slice(0, start).split('\n').length;
    const code = file.text.slice(start, node.end).replaceAll(/\s+/g, ' ').slice(0, 100);
    found.push({ line, code, why });
  };
  const visit = (node: Node): void => {
    if (isJsxElement(node)) {
      judge(listChildren(node.children, checker), isComponent(node.openingElement.tagName), report);
    } else if (isJsxFragment(node) && !isJsxElement(node.parent) && !isJsxFragment(node.parent)) {
      const children = listChildren(node.children, checker);
      judge(children, true, report);
      const loose = children.find((child) => child.isText && !isChildrenProp(child.node));
      if (loose !== undefined && !isInAttribute(node)) report(loose.node, 'text at the root of a fragment');
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function judge(children: readonly Child[], isOfComponent: boolean, report: (node: Node, why: string) => void) {
  for (const [index, child] of children.entries()) {
    const { node, isText, isElement, comesAndGoes, isSwitched = false } = child;
    // Children passed on as a whole are checked where they are written.
    const hasOthers = children.length > 1 || (isOfComponent && (isSwitched || !isAnything(child)));
    if (isSwitched) report(node, 'what was given to draw, or something else');
    else if (hasOthers && isText && (comesAndGoes || isElement) && !isChildrenProp(node))
      report(node, 'text that comes and goes');
    if (!comesAndGoes) continue;
    // Optional content is inserted before the next sibling.
    const next = children.slice(index + 1).find((later) => later.isText || !later.comesAndGoes);
    if (next?.isText === true) report(next.node, 'text after what comes and goes');
  }
}

function listChildren(children: readonly JsxChild[], checker: Checker): readonly Child[] {
  return children.flatMap((child): readonly Child[] => {
    if (isJsxFragment(child)) return listChildren(child.children, checker);
    if (isJsxText(child)) return isDropped(child.text) ? [] : [{ node: child, ...text }];
    if (!isJsxExpression(child)) return [{ node: child, ...kindOf(child, checker) }];
    const { expression } = child;
    return expression === undefined ? [] : [{ node: expression, ...kindOf(expression, checker) }];
  });
}

/** Whitespace that JSX drops, because it contains a line break. */
function isDropped(words: string): boolean {
  return words.trim() === '' && words.includes('\n');
}

function kindOf(node: Node, checker: Checker): Kind {
  if (isParenthesizedExpression(node)) return kindOf(node.expression, checker);
  if (isConditionalExpression(node)) return either([kindOf(node.whenTrue, checker), kindOf(node.whenFalse, checker)]);
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken)
    return either([kindOf(node.right, checker), nothing]);
  if (isJsxFragment(node)) return either(listChildren(node.children, checker));
  if (isJsxElement(node)) return kindOfElement(node.openingElement, checker);
  if (isJsxSelfClosingElement(node)) return kindOfElement(node, checker);
  const type = checker.getTypeAtLocation(node);
  return type === undefined ? nothing : kindOfType(type, checker);
}

function either(kinds: readonly Kind[]): Kind {
  return {
    isText: kinds.some(({ isText }) => isText),
    isElement: kinds.some(({ isElement }) => isElement),
    comesAndGoes: kinds.some(({ comesAndGoes }) => comesAndGoes),
    isSwitched: kinds.some((kind) => isAnything(kind) || kind.isSwitched === true),
  };
}

/** Any `ReactNode`. */
function isAnything({ isText, isElement, comesAndGoes }: Kind): boolean {
  return isText && isElement && comesAndGoes;
}

function kindOfElement(opening: Node & { readonly tagName: Node }, checker: Checker): Kind {
  if (!isComponent(opening.tagName)) return element;
  const signature = checker.getResolvedSignature(opening);
  const type = signature === undefined ? undefined : checker.getReturnTypeOfSignature(signature);
  if (type === undefined) return element;
  const kind = kindOfType(type, checker);
  // Components of libraries are often typed to return any node; they return an element.
  return kind.isText && kind.isElement ? element : kind;
}

function kindOfType(type: Type, checker: Checker, within: readonly number[] = []): Kind {
  if (within.includes(type.id)) return nothing;
  const seen = [...within, type.id];
  if (type.isUnionType())
    return { ...either(type.getTypes().map((part) => kindOfType(part, checker, seen))), isSwitched: false };
  const { flags } = type;
  if ((flags & TypeFlags.StringLiteral) !== 0 && checker.typeToString(type) === '""') return nothing;
  if ((flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike)) !== 0) return text;
  if ((flags & (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void | TypeFlags.BooleanLike)) !== 0) return nothing;
  if ((flags & (TypeFlags.Any | TypeFlags.Unknown)) !== 0) return either([text, element, nothing]);
  if (!checker.isArrayLikeType(type)) return element;
  const item = type.isTypeReference() ? checker.getTypeArguments(type)[0] : undefined;
  return { ...(item === undefined ? element : kindOfType(item, checker, seen)), comesAndGoes: true };
}

function isComponent(tagName: Node): boolean {
  return !/^[a-z][^.]*$/.test(tagName.getText());
}

function isChildrenProp(node: Node): boolean {
  return (
    (isIdentifier(node) && node.text === 'children') ||
    (isPropertyAccessExpression(node) && node.name.text === 'children')
  );
}

function isInAttribute({ parent }: Node): boolean {
  if (isJsxAttribute(parent)) return true;
  if (!isJsxExpression(parent) && !isParenthesizedExpression(parent) && !isConditionalExpression(parent)) return false;
  return isInAttribute(parent);
}
