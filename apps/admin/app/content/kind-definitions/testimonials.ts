import type { Testimonial } from '@showroom/store/admin';
import { neededFields } from '@showroom/store/rules';
import { markNeeded, type KindForm, type FormSection } from './kind-form.ts';
import { byMade, filterVisibility } from './kind-list.ts';

const testimonialSections: readonly FormSection<keyof Testimonial>[] = [
  {
    heading: 'Testimonial',
    fields: [
      { name: 'quote', label: 'Quote', input: 'long-text' },
      {
        name: 'role',
        label: 'Client (name or role)',
        asked: 'the client’s name or role',
        input: 'text',
        hint: 'e.g. Kitchen renovation client',
      },
      { name: 'isSample', label: 'Sample (shows a “Sample” label on the site)', input: 'yes-or-no' },
    ],
  },
];

export const testimonialForm: KindForm = {
  noun: 'Testimonial',
  plural: 'testimonials',
  group: 'Testimonials',
  title: 'Testimonials',
  addLabel: 'Add Testimonial',
  editLabel: 'Edit Testimonial',
  searched: 'Quote or client',
  empty: { title: 'No testimonials found', hint: 'Get started by adding your first testimonial' },
  sections: markNeeded(testimonialSections, neededFields.testimonial),
  sorts: [byMade, { by: 'title', rising: 'Client, A to Z', falling: 'Client, Z to A' }],
  filters: [filterVisibility],
};
