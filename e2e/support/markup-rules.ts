import { HtmlValidate, StaticConfigLoader, type ResolvedConfig } from 'html-validate';
import { houseRules } from './markup-house-rules.ts';

/** Compiles the rules once. The validator would do so for each page, which took a fifth of its time. */
class RulesOfAllPages extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(page: string): ResolvedConfig | Promise<ResolvedConfig> {
    return (this.#resolved ??= super.getConfigFor(page));
  }
}

/** Rules about the spelling of markup follow React's output. Rules about its meaning are the defaults. */
const rules = new RulesOfAllPages({
  root: true,
  plugins: [houseRules],
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    'void-style': ['error', { style: 'selfclose' }],
    // React's own ids start with an underscore, which browsers accept.
    'valid-id': ['error', { relaxed: true }],
    // Some styles come from data, such as the placeholder colour of a picture.
    'no-inline-style': 'off',
    // Phone numbers are shown as the owner typed them; the theme keeps them on one line.
    'tel-non-breaking': 'off',
    // ARIA allows names on lists and groups.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The inputs of one question share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // “&amp;” counts as five characters.
    'long-title': ['error', { maxlength: 75 }],
    // A section has a heading (below), so a named region without one is a div.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    'section-heading': 'error',
    'placeholder-option': 'error',
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});
const validator = new HtmlValidate(rules);

/** A screen reader lists each aside among the landmarks, so it needs a name. */
const UNNAMED_ASIDE = /<aside\b(?![^>]*\saria-label(?:ledby)?=)[^>]*>/g;

/** Styles and scripts, which take a fifth of the time to parse. */
const OTHER_LANGUAGES = /(<(style|script)\b[^>]*>)[\s\S]*?(<\/\2>)/g;

/** The faults in a page's markup, each with its rule and element. */
export async function listMarkupFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html.replace(OTHER_LANGUAGES, '$1$3'));
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the page'})`),
    ),
    ...[...html.matchAll(UNNAMED_ASIDE)].map(([tag]) => `a landmark without a name: ${tag}`),
  ];
}
