import { usualAccent } from '@showroom/catalog-data/usual-accent';
import type { settingsGroups } from '@showroom/store/admin';

/** A group of settings is one form, saved as one. Special days have their own page. */
export type SettingsGroupName = Exclude<keyof typeof settingsGroups, 'specialDays'>;

export type SettingsInput =
  | 'text'
  | 'long-text'
  | 'colour'
  | 'picture'
  | 'email'
  | 'phone'
  | 'link'
  | 'number'
  | 'dollars'
  | 'time'
  | 'yes-or-no';

export interface SettingsField {
  /** The value’s path in its group, such as `address.city`, and its control’s name. */
  readonly path: string;
  readonly label: string;
  readonly input: SettingsInput;
  readonly hint?: string;
}

/** Fields under one heading. Those of a week are shown as a table. */
export interface SettingsSection {
  readonly heading: string;
  readonly note?: string;
  readonly fields: readonly SettingsField[];
  readonly isWeek?: boolean;
}

export interface SettingsForm {
  readonly title: string;
  readonly sections: readonly SettingsSection[];
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The owner’s settings in the page’s order. A test compares them with the stored fields. */
export const settingsForms: Readonly<Record<SettingsGroupName, SettingsForm>> = {
  business: {
    title: 'Business info',
    sections: [
      {
        heading: 'Contact details',
        note: 'Shown in the header and footer, on the Contact page and in emails.',
        fields: [
          { path: 'brand', label: 'Name', input: 'text' },
          { path: 'phone', label: 'Phone', input: 'phone', hint: 'Include the area code' },
          { path: 'email', label: 'Email', input: 'email' },
        ],
      },
      {
        heading: 'Mailing address',
        fields: [
          { path: 'address.street', label: 'Street', input: 'text' },
          { path: 'address.city', label: 'City', input: 'text' },
          { path: 'address.province', label: 'Province', input: 'text' },
          { path: 'address.postalCode', label: 'Postal code', input: 'text' },
          { path: 'address.country', label: 'Country', input: 'text' },
        ],
      },
    ],
  },
  site: {
    title: 'Site',
    sections: [
      {
        heading: 'Branding',
        note: 'Shown in browser tabs, Google results and the header of every page. Set titles for other pages in SEO Tools.',
        fields: [
          {
            path: 'site.title',
            label: 'Site Title',
            input: 'text',
            hint: 'Leave blank for the default. Your business name is added after it.',
          },
          {
            path: 'site.description',
            label: 'Site Description',
            input: 'long-text',
            hint: 'Shown under your title in Google. Leave blank for the default.',
          },
          { path: 'site.logo', label: 'Logo', input: 'picture' },
          {
            path: 'site.accentColour',
            label: 'Accent colour',
            input: 'colour',
            hint: `Must be dark enough to read. Default: ${usualAccent}`,
          },
        ],
      },
    ],
  },
  hours: {
    title: 'Hours',
    sections: [
      weekSection('store', 'Store'),
      weekSection('pickUp', 'Pick-up'),
      weekSection('phone', 'Phone'),
      {
        heading: 'Other availability',
        fields: [
          { path: 'hours.email', label: 'Email replies', input: 'text' },
          { path: 'hours.showroom', label: 'Showroom visits', input: 'text' },
        ],
      },
    ],
  },
  promises: {
    title: 'Facts and pricing',
    sections: [
      {
        heading: 'Business facts',
        note: 'Shown on the Home and About pages exactly as written.',
        fields: [
          { path: 'claims.foundedYear', label: 'Year founded', input: 'number' },
          { path: 'claims.experience', label: 'Experience', input: 'text' },
          { path: 'claims.projects', label: 'Projects', input: 'text' },
          { path: 'claims.families', label: 'Families served', input: 'text' },
          { path: 'claims.satisfaction', label: 'Satisfaction', input: 'text' },
          { path: 'claims.warrantyYears', label: 'Workmanship warranty (years)', input: 'number' },
        ],
      },
      {
        heading: 'Response and shipping times',
        fields: [
          {
            path: 'promises.replyWithinHours',
            label: 'Reply within (hours)',
            input: 'number',
          },
          { path: 'promises.shipsWithinHours', label: 'Ships within (hours)', input: 'number' },
        ],
      },
      {
        heading: '“Starting at” prices',
        note: 'Used only when no in-stock product has a price.',
        fields: [
          { path: 'pricesFromCents.vanities', label: 'Vanities', input: 'dollars' },
          { path: 'pricesFromCents.cabinets', label: 'Cabinets', input: 'dollars' },
        ],
      },
      {
        heading: 'Quartz pricing',
        note: 'Per square foot, installed. Leave both blank to show “Price on request”.',
        fields: [
          ...bandFields('beyond', 'Beyond collection'),
          ...bandFields('red', 'Red collection'),
          ...bandFields('discovery', 'Discovery collection'),
        ],
      },
    ],
  },
  comments: {
    title: 'Comments',
    sections: [
      {
        heading: 'Comments on posts',
        note: 'New comments wait for your approval. You can also turn comments off for a single post.',
        fields: [
          { path: 'comments.areTaken', label: 'Allow comments', input: 'yes-or-no' },
          {
            path: 'comments.closeAfterDays',
            label: 'Close comments after (days)',
            input: 'number',
            hint: 'Counted from the post date. Older posts attract spam.',
          },
        ],
      },
    ],
  },
  links: {
    title: 'Links',
    sections: [
      {
        heading: 'Social media',
        note: 'Leave blank to hide the icon.',
        fields: [
          {
            path: 'socialLinks.facebook',
            label: 'Facebook',
            input: 'link',
            hint: 'e.g. https://facebook.com/yourshop',
          },
          { path: 'socialLinks.twitter', label: 'Twitter', input: 'link', hint: 'e.g. https://twitter.com/yourshop' },
          {
            path: 'socialLinks.instagram',
            label: 'Instagram',
            input: 'link',
            hint: 'e.g. https://instagram.com/yourshop',
          },
          { path: 'socialLinks.youtube', label: 'YouTube', input: 'link', hint: 'e.g. https://youtube.com/@yourshop' },
        ],
      },
      {
        heading: 'Integrations',
        note: 'Leave blank to use the built-in version.',
        fields: [
          {
            path: 'providerLinks.contactCreation',
            label: 'Newsletter and appointments',
            input: 'link',
            hint: 'Link to your newsletter and booking page (https://…)',
          },
          {
            path: 'providerLinks.outdoorKitchens',
            label: 'Outdoor kitchens',
            input: 'link',
            hint: 'Link to your outdoor kitchen partner’s site (https://…)',
          },
        ],
      },
      {
        heading: 'Third-party contact form (advanced, for your web developer)',
        note: 'Fill in all four from your provider’s instructions, or leave all blank to use the built-in form.',
        fields: [
          { path: 'providerLinks.contactForm.scriptUrl', label: 'Script URL', input: 'link' },
          { path: 'providerLinks.contactForm.stylesheetUrl', label: 'Stylesheet URL', input: 'link' },
          { path: 'providerLinks.contactForm.endpoint', label: 'Form endpoint URL', input: 'link' },
          { path: 'providerLinks.contactForm.renderFunction', label: 'Render function', input: 'text' },
        ],
      },
    ],
  },
};

function weekSection(name: string, heading: string): SettingsSection {
  const days = weekdays.flatMap((day): SettingsField[] => {
    const path = `hours.${name}.days.${day.toLowerCase()}`;
    return [
      { path: `${path}.opens`, label: `${day} opens`, input: 'time' },
      { path: `${path}.closes`, label: `${day} closes`, input: 'time' },
    ];
  });
  return {
    heading,
    note: 'Leave both times blank if you’re closed.',
    isWeek: true,
    fields: [
      ...days,
      { path: `hours.${name}.isClosedOnHolidays`, label: 'Closed on Ontario’s statutory holidays', input: 'yes-or-no' },
    ],
  };
}

function bandFields(group: string, label: string): SettingsField[] {
  return [
    { path: `quartzPriceBands.${group}.fromCents`, label: `${label}: lowest price`, input: 'dollars' },
    { path: `quartzPriceBands.${group}.toCents`, label: `${label}: highest price`, input: 'dollars' },
  ];
}

export function listFields(group: SettingsGroupName): readonly SettingsField[] {
  return settingsForms[group].sections.flatMap(({ fields }) => fields);
}

export function isSettingsGroup(name: unknown): name is SettingsGroupName {
  return typeof name === 'string' && Object.hasOwn(settingsForms, name);
}
