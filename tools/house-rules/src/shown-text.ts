import { type Node, type SourceFile } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isExportDeclaration,
  isImportDeclaration,
  isJsxAttribute,
  isJsxText,
  isLiteralTypeNode,
  isNoSubstitutionTemplateLiteral,
  isPropertyAssignment,
  isStringLiteral,
  isTemplateHead,
  isTemplateMiddle,
  isTemplateTail,
} from 'typescript/unstable/ast/is';

/** A text in a source file that someone may read on a screen, in an email or in a terminal. */
export interface ShownText {
  readonly line: number;
  readonly text: string;
}

const CODE_ATTRIBUTE =
  /^(?:className|class|id|name|href|src|to|type|value|key|role|d|style|sizes|data-.*|aria-labelledby|aria-describedby|aria-controls)$/i;
/** Functions with code as arguments. */
const CODE_CALL = /^(?:import|require|RegExp|joinClasses)$/;
const SQL = /(?:^|\s)(?:select|insert|update|delete|create|alter)\s[\s\S]*\b(?:from|into|set|table|index)\b/;
/** Class names: `inline-flex min-h-11 items-center`. */
const CLASS_NAME = /^[a-z\d!*[&-][\w!*&>.:/%[\]()#,=~+-]*$/;
const PART_OF_CLASS_NAMES = /[a-z\d]-[a-z\d[]|:|\[/;

/** Strings, templates and JSX text of at least two words, or one that starts with a capital. */
export function listShownTexts(file: SourceFile): readonly ShownText[] {
  const found: ShownText[] = [];
  const add = (node: Node, text: string) => {
    const words = withoutMarkup(text).replaceAll(/\s+/g, ' ').trim();
    if (!/\p{L}{2}/u.test(words) || SQL.test(words)) return;
    if (!isJsxText(node)) {
      const isOneWord = !/\s/.test(words);
      if (isOneWord ? !/^\p{Lu}\p{Ll}/u.test(words) : isListOfClasses(words)) return;
    }
    found.push({ line: file.text.slice(0, node.getStart(file)).split('\n').length, text: words });
  };
  const visit = (node: Node): void => {
    if (isImportDeclaration(node) || isExportDeclaration(node) || isLiteralTypeNode(node)) return;
    if (isJsxAttribute(node) && CODE_ATTRIBUTE.test(node.name.getText(file))) return;
    if (isPropertyAssignment(node) && isStringLiteral(node.name)) return visit(node.initializer);
    if (isCallExpression(node) && CODE_CALL.test(node.expression.getText(file))) return;
    if (isText(node)) add(node, node.text);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function isText(node: Node): node is Node & { readonly text: string } {
  return (
    isJsxText(node) ||
    isStringLiteral(node) ||
    isNoSubstitutionTemplateLiteral(node) ||
    isTemplateHead(node) ||
    isTemplateMiddle(node) ||
    isTemplateTail(node)
  );
}

/** The text of an HTML string. */
function withoutMarkup(text: string): string {
  return text.replaceAll(/<style>[\s\S]*?<\/style>/g, ' ').replaceAll(/<\/?[a-z][^>]*>/gi, ' ');
}

function isListOfClasses(words: string): boolean {
  const names = words.split(' ');
  const parts = names.filter((name) => PART_OF_CLASS_NAMES.test(name)).length;
  return parts >= names.length / 2 && names.every((name) => CLASS_NAME.test(name));
}
