import { definePlugin, Rule, type DOMReadyEvent } from 'html-validate';

/** Screen reader users navigate by the list of headings. */
class SectionHeading extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const section of document.querySelectorAll('section')) {
        if (section.querySelector('h1, h2, h3, h4, h5, h6')) continue;
        this.report(section, 'A section has a heading; what needs none is a div');
      }
    });
  }
}

/**
 * The HTML standard requires an empty first option in a required select
 * (https://html.spec.whatwg.org/multipage/form-elements.html#placeholder-label-option).
 */
class PlaceholderOption extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const select of document.querySelectorAll('select[required]')) {
        if (select.hasAttribute('multiple') || Number(select.getAttributeValue('size') ?? 1) > 1) continue;
        const first = select.querySelector('option');
        if (!first || first.getAttributeValue('value') === '' || first.textContent.trim() === '') continue;
        this.report(select, 'A required list begins with an empty choice; without one it is never empty');
      }
    });
  }
}

/** Rules of the HTML standard that `html-validate` doesn't have. */
export const houseRules = definePlugin({
  name: 'house-rules',
  rules: { 'section-heading': SectionHeading, 'placeholder-option': PlaceholderOption },
});
