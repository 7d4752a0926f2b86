import { neededFields, projectTypes, workCategories, workStatuses } from '@showroom/store/rules';
import type { Work } from '@showroom/store/admin';
import { manyPictures, markNeeded, ON_CARD, toOption, type KindForm, type FormSection } from './kind-form.ts';
import { byMade, byName, filterCategory, filterStatus, filterVisibility } from './kind-list.ts';

/** The page of a work compares the first picture before with the first after. */
const COMPARED = 'Used in the before/after slider';

export const workCategoryOptions = workCategories.map(toOption);
export const workStatusOptions = workStatuses.map(toOption);

const workSections: readonly FormSection<keyof Work>[] = [
  {
    heading: 'Project details',
    fields: [
      { name: 'title', label: 'Project Title', input: 'text' },
      { name: 'category', label: 'Category', input: 'choice', isRequired: true, options: workCategoryOptions },
      { name: 'client', label: 'Client Name', input: 'text', hint: 'Private (not shown on the site)' },
      { name: 'location', label: 'Location', input: 'text' },
      { name: 'completedOn', label: 'Completion Date', input: 'day' },
      {
        name: 'projectType',
        label: 'Project Type',
        input: 'choice',
        isRequired: true,
        options: projectTypes.map(toOption),
      },
      { name: 'status', label: 'Status', input: 'choice', isRequired: true, options: workStatusOptions },
      { name: 'squareFeet', label: 'Square Footage', input: 'count' },
      { name: 'budgetCents', label: 'Budget', input: 'dollars', hint: 'In dollars. Not shown on the site.' },
      { name: 'budgetRange', label: 'Budget shown on the site', input: 'text', hint: 'e.g. $48,000 – $55,000' },
      { name: 'duration', label: 'Duration', input: 'text', hint: 'e.g. 6 weeks' },
      { name: 'description', label: 'Project Description', input: 'long-text' },
      { name: 'features', label: 'Features', input: 'lines', hint: 'One per line' },
      {
        name: 'products',
        label: 'Products used',
        input: 'products',
        hint: 'Product page URLs, one per line, e.g. /quartz-countertops/aurora',
      },
      { name: 'tags', label: 'Tags', input: 'tags' },
      { name: 'isFeatured', label: 'Featured', input: 'yes-or-no' },
    ],
  },
  {
    heading: 'Images',
    fields: [
      { name: 'pictures', label: 'Main Images', ...manyPictures, first: ON_CARD },
      { name: 'beforePictures', label: 'Before Images', ...manyPictures, first: COMPARED },
      { name: 'afterPictures', label: 'After Images', ...manyPictures, first: COMPARED },
    ],
  },
  {
    heading: 'What the client said',
    fields: [
      { name: 'testimonial', label: 'Client Testimonial', input: 'long-text' },
      {
        name: 'testimonialRole',
        label: 'Client (name or role)',
        input: 'text',
        hint: 'e.g. Kitchen renovation client',
      },
      { name: 'isSample', label: 'Sample (shows a “Sample” label on the site)', input: 'yes-or-no' },
    ],
  },
];

export const workForm: KindForm = {
  noun: 'Work item',
  plural: 'work items',
  group: 'Our work',
  title: 'Our Work Portfolio',
  addLabel: 'Add Work Item',
  editLabel: 'Edit Work Item',
  searched: 'Title, client or location',
  empty: { title: 'No work items found', hint: 'Get started by adding your first work item' },
  sections: markNeeded(workSections, neededFields.work),
  sorts: [
    byMade,
    byName,
    { by: 'day', rising: 'Completion date, oldest first', falling: 'Completion date, newest first' },
    { by: 'person', rising: 'Client, A to Z', falling: 'Client, Z to A' },
    { by: 'price', rising: 'Budget, low to high', falling: 'Budget, high to low' },
  ],
  filters: [filterCategory(workCategoryOptions), filterStatus(workStatusOptions), filterVisibility],
};
