import { factPlaceholders } from '@showroom/catalog-data/fact-placeholders';
import { faqGroups } from '@showroom/catalog-data/faq-groups';
import { neededFields } from '@showroom/store/rules';
import type { Faq } from '@showroom/store/admin';
import { markNeeded, type KindForm, type FormSection } from './kind-form.ts';
import { byMade, filterCategory, filterVisibility } from './kind-list.ts';

const groups = faqGroups.map((value) => ({ value, label: value }));
const hint = `Markdown: **bold**, lists, [links](/contact). These show what your settings say: ${factPlaceholders.join(', ')}`;

const faqSections: readonly FormSection<keyof Faq>[] = [
  {
    heading: 'Question and answer',
    fields: [
      { name: 'question', label: 'Question', input: 'text' },
      { name: 'answer', label: 'Answer', input: 'long-text', hint },
      { name: 'group', label: 'Group', input: 'choice', isRequired: true, options: groups },
      { name: 'order', label: 'Order', input: 'count', hint: 'Lowest first within the group' },
    ],
  },
];

export const faqForm: KindForm = {
  noun: 'Question',
  plural: 'questions',
  group: 'Questions',
  searchWords: 'faq frequently asked questions answers help',
  title: 'Frequently Asked Questions',
  addLabel: 'Add Question',
  editLabel: 'Edit Question',
  searched: 'Question or answer',
  empty: { title: 'No questions found', hint: 'Get started by adding your first question' },
  sections: markNeeded(faqSections, neededFields.faq),
  sorts: [
    byMade,
    { by: 'title', rising: 'Question, A to Z', falling: 'Question, Z to A' },
    { by: 'quantity', rising: 'Order, low to high', falling: 'Order, high to low' },
  ],
  filters: [filterCategory(groups), filterVisibility],
};
