import { HtmlValidate, StaticConfigLoader, type ResolvedConfig } from 'html-validate';
import { houseRules } from './markup-house-rules.ts';

/** Compiles the rules once: the validator does so for each page, which took a fifth of its time. */
class RulesOfAllPages extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(page: string): ResolvedConfig | Promise<ResolvedConfig> {
    return (this.#resolved ??= super.getConfigFor(page));
  }
}

/** Rules on how markup is spelled are set to what React writes; rules on what it means stand as they come. */
const rules = new RulesOfAllPages({
  root: true,
  plugins: [houseRules],
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    'void-style': ['error', { style: 'selfclose' }],
    // React's own ids begin with an underscore, which every browser takes.
    'valid-id': ['error', { relaxed: true }],
    // A style that comes from the data, such as the colour of a picture that is on its way.
    'no-inline-style': 'off',
    // The theme holds phone numbers together, for they come as the owner wrote them.
    'tel-non-breaking': 'off',
    // Lists and groups may have names, as the specification of ARIA allows.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The boxes of one question share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // "&" counts as the five characters that it is written with.
    'long-title': ['error', { maxlength: 75 }],
    // A section has a heading (below); a named region without one is a div.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    'section-heading': 'error',
    'placeholder-option': 'error',
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});
const validator = new HtmlValidate(rules);

/** A screen reader lists an aside among the landmarks; without a name it says only that it is one. */
const UNNAMED_ASIDE = /<aside\b(?![^>]*\saria-label(?:ledby)?=)[^>]*>/g;

/** Styles and scripts, whose content is no markup and takes a fifth of the time to walk through. */
const OTHER_LANGUAGES = /(<(style|script)\b[^>]*>)[\s\S]*?(<\/\2>)/g;

/** What is wrong with the markup of a finished page, each with its rule and the element it is about. */
export async function listMarkupFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html.replace(OTHER_LANGUAGES, '$1$3'));
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the page'})`),
    ),
    ...[...html.matchAll(UNNAMED_ASIDE)].map(([tag]) => `a landmark without a name: ${tag}`),
  ];
}
